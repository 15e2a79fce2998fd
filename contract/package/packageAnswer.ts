import type { PackageStatus } from './definePackages';

/** How a package stands, as `package…` answers it. */
export interface PackageAnswer {
  /** What the same call is asked again with. */
  taskId: string;
  status: PackageStatus;
  /** 0 to 100. */
  percent: number;
  /** Rows that were meant when it was begun. */
  total: number;
  /** Name and bytes of the archive, once it is ready. */
  fileName: string | null;
  bytes: number | null;
  /** Address of the archive, while it may be downloaded. */
  url?: string;
  /** Until when; ISO 8601. */
  expires?: string;
  /** Why there is none, in the asker's language. */
  message?: string;
}

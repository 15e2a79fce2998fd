import type { PackageStatus } from './definePackages';

/** The status of a package, as `package…` answers it. */
export interface PackageResponse {
  /** Id with which to poll the same call. */
  taskId: string;
  status: PackageStatus;
  /** 0 to 100. */
  percent: number;
  /** Number of rows expected when it was created. */
  total: number;
  /** Name and bytes of the archive, once it is ready. */
  fileName: string | null;
  bytes: number | null;
  /** Address of the archive, as long as it can be downloaded. */
  url?: string;
  /** When the download expires; ISO 8601. */
  expires?: string;
  /** Why there is no archive, in the caller's language. */
  message?: string;
}

import type { Problem } from '../../../../../contract/problems';
import type { UploadRefusalCode } from '../../../device/entities/uploads/uploadProtocol';

/** Why an upload is refused; nothing of it is stored. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  /** The device, if known. */
  readonly deviceId: number | null;
  readonly problems: readonly Problem[];
  /** Seconds after which a retry can succeed. */
  readonly retryAfter: number | undefined;
  /** Additional data for the device. */
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: UploadRefusalCode,
    {
      deviceId = null,
      problems = [],
      retryAfter,
      data,
    }: {
      deviceId?: number | null;
      problems?: readonly Problem[];
      retryAfter?: number;
      data?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(code);
    this.name = 'UploadRefusal';
    this.code = code;
    this.deviceId = deviceId;
    this.problems = problems;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

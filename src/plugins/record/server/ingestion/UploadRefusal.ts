import type { Problem } from '../../../../../contract/problems';
import type { UploadRefusalCode } from '../../../device/entities/uploadProtocol';

/** Why an upload is not accepted; nothing of it is stored. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  /** Where it is known, which device it was. */
  readonly deviceId: number | null;
  readonly problems: readonly Problem[];
  /** Seconds after which another try may be accepted. */
  readonly retryAfter: number | undefined;
  /** What else the device has to know. */
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

import type { UploadRefusalCode } from '../../../contract/device/uploadProtocol';
import type { Problem } from '../../../contract/problems';

/** Why an upload is not accepted; nothing of it is stored. */
export class UploadRefusal extends Error {
  readonly code: UploadRefusalCode;
  /** Where it is known, which device it was. */
  readonly deviceId: number | null;
  readonly problems: readonly Problem[];
  /** Seconds after which another try may be accepted. */
  readonly retryAfter: number | undefined;

  constructor(
    code: UploadRefusalCode,
    {
      deviceId = null,
      problems = [],
      retryAfter,
    }: { deviceId?: number | null; problems?: readonly Problem[]; retryAfter?: number } = {},
  ) {
    super(code);
    this.name = 'UploadRefusal';
    this.code = code;
    this.deviceId = deviceId;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

import type { Problem } from '../../../../../contract/problems';
import { UPLOAD_PROBLEMS_MAX } from '../../../device/entities/uploads/uploadProtocol';

/** Collects the problems of an upload. Counts all of them and keeps the first {@link UPLOAD_PROBLEMS_MAX}. */
export class UploadProblems {
  readonly named: Problem[] = [];
  count = 0;

  readonly report = (problem: Problem): void => {
    this.count += 1;
    if (this.named.length < UPLOAD_PROBLEMS_MAX) this.named.push(problem);
  };
}

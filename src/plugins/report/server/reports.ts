import { type ReportKind, reportKinds } from '../../device/entities/uploads/recordKinds';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { sleep } from '../entities/sleep';

/** The entities of all report kinds. */
export const reports = { ecg, lorenz, sleep } as const satisfies Readonly<Record<ReportKind, unknown>>;

/** Returns the report kind with a name. Only entities of this section are passed. */
export function reportKindOf(name: string): ReportKind {
  const kind = reportKinds.find((each) => each === name);
  if (!kind) throw new Error(`${name} is no kind of report`);
  return kind;
}

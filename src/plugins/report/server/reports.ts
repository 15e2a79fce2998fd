import { type ReportKind, reportKinds } from '../../device/entities/recordKinds';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { sleep } from '../entities/sleep';

/** The entities of all kinds of reports. */
export const reports = { ecg, lorenz, sleep } as const satisfies Readonly<Record<ReportKind, unknown>>;

/** The kind of report of that name; only entities of this section come here. */
export function reportKindOf(name: string): ReportKind {
  const kind = reportKinds.find((each) => each === name);
  if (!kind) throw new Error(`${name} is no kind of report`);
  return kind;
}

import type { ReportKind } from '../../device/entities/recordKinds';
import type { Report, Withdrawal } from '../entities/reportFields';

/** A report as far as it decides what becomes of it. */
export type FollowingReport = Pick<Report, 'deviceUserId' | 'status' | 'withdrawnFor' | 'reviewTime'> & {
  kind: ReportKind;
};

/** Who has worn the device for most of the report's time, as far as is known now. */
export interface PresentWearer {
  id: number;
  pacemaker: boolean;
}

/** What becomes of a report; nothing where it stays as it is. */
export interface Following {
  withdraw?: Withdrawal;
  /** It is given to a wearer, or another one of the same recording is made for them. */
  to?: { wearer: number; how: 'move' | 'renew' };
}

/** Whether a doctor has concluded from a report, which then never changes. */
export const isSeen = ({ reviewTime }: Pick<Report, 'reviewTime'>): boolean => reviewTime !== null;

/**
 * What becomes of a report after a binding was corrected.
 * @param wearer missing where nobody had the device while it measured
 */
export function reportAfterCorrection(report: FollowingReport, wearer: PresentWearer | undefined): Following {
  const { kind, deviceUserId, status, withdrawnFor } = report;
  // What a person has declared invalid stays so.
  if (withdrawnFor === null && (status === 'invalid' || wearer?.id === deviceUserId)) return {};
  const withdrawn = withdrawnFor === null ? ({ withdraw: wearer ? 'otherWearer' : 'nobody' } as const) : {};
  // Nights are reported by the job that computes them, and whoever has a pacemaker gets no plot.
  const canFollow = kind === 'ecg' || (kind === 'lorenz' && wearer?.pacemaker !== true);
  if (!wearer || !canFollow) return withdrawn;
  return isSeen(report)
    ? { ...withdrawn, to: { wearer: wearer.id, how: 'renew' } }
    : { to: { wearer: wearer.id, how: 'move' } };
}

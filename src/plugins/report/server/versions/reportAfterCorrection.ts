import type { ReportKind } from '../../../device/entities/uploads/recordKinds';
import type { Report, Withdrawal } from '../../entities/reportFields';

/** The fields of a report that decide how it follows a correction. */
export type ReportToCorrect = Pick<Report, 'deviceUserId' | 'status' | 'withdrawnFor' | 'reviewTime'> & {
  kind: ReportKind;
};

/** The current wearer of the device for most of the report's time. */
export interface CurrentWearer {
  id: number;
  pacemaker: boolean;
}

/** How a report changes; an empty object leaves it unchanged. */
export interface ReportCorrection {
  withdraw?: Withdrawal;
  /** Moves it to a wearer, or creates another report of the same recording for them. */
  to?: { wearer: number; how: 'move' | 'renew' };
}

/** Whether a doctor has concluded from a report, which then never changes. */
export const isReviewed = ({ reviewTime }: Pick<Report, 'reviewTime'>): boolean => reviewTime !== null;

/**
 * Decides how a report changes after a binding was corrected.
 * @param wearer undefined if nobody had the device during the measurement
 */
export function reportAfterCorrection(report: ReportToCorrect, wearer: CurrentWearer | undefined): ReportCorrection {
  const { kind, deviceUserId, status, withdrawnFor } = report;
  // A report that a person declared invalid stays invalid.
  if (withdrawnFor === null && (status === 'invalid' || wearer?.id === deviceUserId)) return {};
  const withdrawn = withdrawnFor === null ? ({ withdraw: wearer ? 'otherWearer' : 'nobody' } as const) : {};
  // The job of nights reports nights, and wearers with a pacemaker have no plot.
  const canReassign = kind === 'ecg' || (kind === 'lorenz' && wearer?.pacemaker !== true);
  if (!wearer || !canReassign) return withdrawn;
  return isReviewed(report)
    ? { ...withdrawn, to: { wearer: wearer.id, how: 'renew' } }
    : { to: { wearer: wearer.id, how: 'move' } };
}

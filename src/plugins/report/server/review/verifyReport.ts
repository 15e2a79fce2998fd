import { toIsoMoment } from '../../../../../contract/moment';
import {
  applyChange,
  type Call,
  type ChangeFrame,
  type Context,
  lockRows,
  presentRecord,
  rejection,
  requireRecord,
  transact,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { type Ecg, ecg } from '../../entities/ecg';
import { WAITING_STATUSES } from '../../entities/reportCodes';

/** A report in the version that the doctor sees. */
export interface ReportVersion {
  id: number;
  version: number;
}

/**
 * Changes the analysis of a recording until a doctor has concluded from it.
 * @param decide returns the fields to write, given the current report and the verifier
 * @returns the updated report
 * @throws {Rejection} `versionConflict`, `frozenReport`
 */
export async function verifyReport(
  call: Call,
  context: Context,
  { id, version, decide: fieldsToWrite }: ReportVersion & { decide: (report: Ecg, by: Verifier) => WireRecord },
): Promise<WireRecord> {
  return transact(call, context, async (frame) => {
    const { transaction } = frame;
    const queries = context.database.applyScope(transaction);
    await lockRows(transaction, { table: ecg.name, ids: [id], mode: 'update' });
    const before = await requireRecord({ queries, entity: ecg, id });
    if (before.version !== version) throw rejection('versionConflict');
    if (!WAITING_STATUSES.some((status) => status === before.status)) throw rejection('frozenReport');
    const values = fieldsToWrite(before as Ecg, verifierOf(frame));
    const changedFields = new Set(Object.keys(values));
    await applyChange({ ...frame, kind: 'update', before, values, inputs: {}, incomingFields: changedFields });
    return presentRecord({ context, entity: ecg, queries, id });
  });
}

/** Who verifies, and when. */
export interface Verifier {
  adminName: string;
  time: string;
}

const verifierOf = ({ call, now }: ChangeFrame): Verifier => ({
  adminName: call.caller?.name ?? '',
  time: toIsoMoment(now),
});

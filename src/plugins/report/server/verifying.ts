import { momentText } from '../../../../contract/moment';
import {
  applyChange,
  type Call,
  type ChangeFrame,
  type Context,
  lockRows,
  rejection,
  requireRecord,
  shownRecord,
  transact,
  type WireRecord,
} from '../../../../server/plugin-api';
import { type Ecg, ecg } from '../entities/ecg';
import { WAITING_STATUSES } from '../entities/reportCodes';

/** A report as its doctor has it before them. */
export interface SeenReport {
  id: number;
  version: number;
}

/**
 * Changes what was read off a recording, as long as nobody has concluded from it.
 * @param decide the fields to write, by the report as it is and who writes when
 * @returns the report as it is then shown
 * @throws {Rejection} `versionConflict`, `frozenReport`
 */
export async function verifyReport(
  call: Call,
  context: Context,
  { id, version, decide }: SeenReport & { decide: (report: Ecg, by: Verifier) => WireRecord },
): Promise<WireRecord> {
  return transact(call, context, async (frame) => {
    const { transaction } = frame;
    const queries = context.database.within(transaction);
    await lockRows(transaction, { kind: context.database.kind, table: ecg.name, ids: [id], mode: 'update' });
    const before = await requireRecord({ queries, entity: ecg, id });
    if (before.version !== version) throw rejection('versionConflict');
    if (!WAITING_STATUSES.some((status) => status === before.status)) throw rejection('frozenReport');
    const values = decide(before as Ecg, verifierOf(frame));
    const given = new Set(Object.keys(values));
    await applyChange({ ...frame, kind: 'update', before, values, inputs: {}, given });
    return shownRecord({ context, entity: ecg, queries, id });
  });
}

/** Who verifies, and when. */
export interface Verifier {
  adminName: string;
  time: string;
}

const verifierOf = ({ call, now }: ChangeFrame): Verifier => ({
  adminName: call.caller?.name ?? '',
  time: momentText(now),
});

import { maskValue } from '../../../contract/masks';
import type { Problem } from '../../../contract/problems';
import type { ApplicationAction } from '../../../contract/service/applicationStates';
import type { WireRecord } from '../../db/recordCodec';
import type { Call } from '../../http/call';
import type { Change, EntityExtension } from '../../operations/extension';
import { sendReminder } from '../message/sendReminder';
import { recordNumber } from '../recordNumber';
import { completeRiskReview, followRiskReview, guardRiskReview, reviewRisks } from '../risk/riskReview';
import { runRisk } from '../risk/runRisk';
import { selectHighRisk } from '../risk/selectHighRisk';
import { selectRiskStatistics } from '../risk/selectRiskStatistics';
import { addSignStatus } from '../sign/addSignStatus';
import { selectSigns } from '../sign/selectSigns';
import { actionOf, applicationIn } from './changedApplication';
import { completeApplication } from './completeApplication';
import { deleteAllInput } from './deleteAllInput';
import { refreshFigures } from './figures';
import { guardApplication } from './guardApplication';
import { selectAssignable } from './selectAssignable';
import { selectDayBoard } from './selectDayBoard';

/** States whose coming and going changes what elders and attendants show of their visits. */
const COUNTED_STATES = new Set<unknown>(['inService', 'completed', 'settled', 'missed', 'cancelled']);

/** Applications: what is known of elder, place and price, who may go where, the history, and what follows from visits. */
export const serviceApplicationExtension: EntityExtension = {
  complete: async (change) => ({ ...(await completeApplication(change)), ...completeRiskReview(change) }),
  guard: async (change) => [...(await guardApplication(change)), ...guardRiskReview(change)],
  forestalled,
  number: ({ steps }, id) => ({ applicationNo: applicationNo(applicationIn({ steps }).steps?.[0]?.time ?? '', id) }),
  after: async (change, id) => [
    ...(await followVisits(change)),
    ...(await followRisk(change, id)),
    ...(await followRiskReview(change)),
    ...(await sendReminder(change, id)),
  ],
  read: addSignStatus,
  operations: {
    selectAssignable,
    selectDayBoard,
    deleteAllInput,
    selectSignPagination: selectSigns,
    selectHighRiskPagination: selectHighRisk,
    selectRiskStatistics,
    reviewRisks,
  },
};

/** `SA`, the day and the last six digits of the id, which never come twice in a day. */
export function applicationNo(time: string, id: number): string {
  return recordNumber(`SA${time.slice(0, 10).replaceAll('-', '')}`, id % 1_000_000, 6);
}

/** Two dispatchers at once: the second is told who was first, and whom they chose. */
function forestalled(before: WireRecord, { operation }: Call): Problem | undefined {
  if (operation !== 'assign' && operation !== 'reassign') return undefined;
  const last = applicationIn(before).steps?.at(-1);
  if (before.status !== 'assigned' || (last?.action !== 'assign' && last?.action !== 'reassign')) return undefined;
  const params = { admin: last.adminName ?? '', attendant: String(maskValue('name', last.attendantName) ?? '') };
  return { field: '', code: 'assignedByOther', params };
}

/** Keeps the figures of the elder and of the attendants concerned. */
async function followVisits({ kind, context, transaction, before, record, now }: Change): Promise<readonly string[]> {
  if (kind !== 'transition' || ![before?.status, record.status].some((state) => COUNTED_STATES.has(state))) return [];
  const attendantIds = [before?.attendantId, record.attendantId].filter((id) => typeof id === 'number');
  const elderlyIds = [Number(record.elderlyId)];
  return refreshFigures({ transaction, kind: context.database.kind, elderlyIds, attendantIds, now });
}

/** What changes the times of a visit lets the risk rules run. */
const SIGNING: ReadonlySet<unknown> = new Set<ApplicationAction>([
  'signIn',
  'signInManual',
  'signOut',
  'signOutManual',
  'amend',
  'expire',
  'autoClose',
]);

async function followRisk(change: Change, id: number): Promise<readonly string[]> {
  const { transaction, context, now } = change;
  if (SIGNING.has(actionOf(change))) await runRisk({ transaction, context, ids: [id], now });
  return [];
}

import { maskText } from '../../../../../contract/masks';
import type { Problem } from '../../../../../contract/problems';
import type { Call, Change, EntityExtension, RecordOf } from '../../../../../server/plugin-api';
import type { ApplicationAction } from '../../entities/applications/applicationStates';
import { selectDayFlow } from '../flow/selectDayFlow';
import { createSelectServiceMap } from '../map/selectServiceMap';
import { completeRiskReview, guardRiskReview, proposeBan, reviewRisks } from '../risk/riskReview';
import { runRisk } from '../risk/runRisk';
import { selectHighRisk } from '../risk/selectHighRisk';
import { selectRiskStatistics } from '../risk/selectRiskStatistics';
import { postSettlementChange } from '../settlement/settlementEntries';
import { addSignStatus } from '../sign/addSignStatus';
import { selectSigns } from '../sign/selectSigns';
import { selectApprovers, selectReversalApprovers } from './approvers';
import { actionOf } from './changedApplication';
import { fillServerFields } from './completeApplication';
import { deleteAllInput } from './deleteAllInput';
import { refreshFigures } from './figures';
import { guardApplication } from './guardApplication';
import { selectAssignable } from './selectAssignable';
import { selectDayBoard } from './selectDayBoard';

/** Entering or leaving these states changes the figures of elders and attendants. */
const COUNTED_STATES = new Set<unknown>(['inService', 'completed', 'settled', 'missed', 'cancelled']);

/** Server logic of applications: snapshots of elder, place and price, assignment rules, history, and derived figures. */
export const serviceApplicationExtension: EntityExtension<'serviceApplication'> = {
  complete: async (change) => ({ ...(await fillServerFields(change)), ...completeRiskReview(change) }),
  guard: async (change) => [...(await guardApplication(change)), ...guardRiskReview(change)],
  describeConflict: conflictProblem,
  after: async (change, id) => [
    ...(await updateFigures(change)),
    ...(await rerunRiskRules(change, id)),
    ...(await proposeBan(change)),
    ...(await postSettlementChange(change)),
  ],
  read: addSignStatus,
  readFields: ['signStatus'],
  operations: {
    selectAssignable,
    selectApprovers,
    selectReversalApprovers,
    selectDayBoard,
    selectDayFlow,
    selectServiceMap: createSelectServiceMap(),
    deleteAllInput,
    selectSignPagination: selectSigns,
    selectHighRiskPagination: selectHighRisk,
    selectRiskStatistics,
    reviewRisks,
  },
};

/** Detects two concurrent assignments: the second dispatcher learns who was first, and which attendant was chosen. */
function conflictProblem(before: RecordOf<'serviceApplication'>, { operation }: Call): Problem | undefined {
  if (operation !== 'assign' && operation !== 'reassign') return undefined;
  const last = before.steps?.at(-1);
  if (before.status !== 'assigned' || (last?.action !== 'assign' && last?.action !== 'reassign')) return undefined;
  const params = { admin: last.adminName ?? '', attendant: maskText('name', last.attendantName ?? '') };
  return { field: '', code: 'assignedByOther', params };
}

/** Updates the figures of the elder and the attendants concerned. */
async function updateFigures({
  kind,
  transaction,
  before,
  record,
  now,
}: Change<'serviceApplication'>): Promise<readonly string[]> {
  if (
    (kind !== 'transition' && kind !== 'restore') ||
    ![before?.status, record.status].some((state) => COUNTED_STATES.has(state))
  )
    return [];
  const attendantIds = [before?.attendantId, record.attendantId].filter((id) => typeof id === 'number');
  const elderlyIds = [record.elderlyId];
  return refreshFigures({ transaction, elderlyIds, attendantIds, now });
}

/** Actions that change the times of a visit, after which the risk rules run. */
const SIGNING_ACTIONS: ReadonlySet<unknown> = new Set<ApplicationAction>([
  'signIn',
  'signInManual',
  'signOut',
  'signOutManual',
  'amend',
  'expire',
  'autoClose',
]);

async function rerunRiskRules(change: Change<'serviceApplication'>, id: number): Promise<readonly string[]> {
  const { transaction, context, now } = change;
  if (SIGNING_ACTIONS.has(actionOf(change))) await runRisk({ transaction, context, ids: [id], now });
  return [];
}

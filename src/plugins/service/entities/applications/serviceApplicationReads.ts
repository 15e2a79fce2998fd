import type { Call, Read } from '../../../../../contract/defineEntity';
import { dateTime, integer, reference, references, text } from '../../../../../contract/fields';
import { selectServiceMap } from '../map/serviceMap';
import { reviewRisks, selectHighRiskPagination, selectRiskStatistics } from '../risk/riskCalls';
import { selectSignPagination } from '../signs/signCalls';
import { selectDayBoard } from '../visits/boardCalls';
import { selectDayFlow } from '../visits/flowCalls';

/** Maximum number of rows in selection lists of other pages. */
const SELECTION_MAX = 1000;

const pageBy = (field: string, entity: string): Read => ({
  input: { [field]: reference(entity, { required: true }) },
  answer: 'page',
  filters: true,
});

/** Reads of applications; those by one key also accept the filters of the list. */
export const serviceApplicationReads = {
  /** The fields that a selection list needs. */
  selectSomeBySelective: {
    input: {},
    answer: 'list',
    limit: SELECTION_MAX,
    filters: true,
    fields: [
      'applicationNo',
      'elderlyId',
      'elderlyName',
      'serviceTypeId',
      'attendantId',
      'attendantName',
      'planStart',
      'planEnd',
      'status',
    ],
  },
  selectBySelective: { input: {}, answer: 'list', limit: SELECTION_MAX, filters: true },
  selectByAttendantId: pageBy('attendantId', 'attendant'),
  selectByServiceTypeId: pageBy('serviceTypeId', 'serviceType'),
  selectByUserId: pageBy('userId', 'user'),
  selectByElderlyCapacityTypeId: pageBy('elderlyCapacityTypeId', 'elderlyCapacityType'),
  /** Attendants for an application, the best first, as {@link AssignableAttendant}. */
  selectAssignable: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      /** Ranks as if the visit were planned for this time. */
      planStart: dateTime({}),
      planEnd: dateTime({}),
      /** Restricts the answer to these attendants. */
      attendantIds: references('attendant', { max: 100 }),
      /** Part of a name or number. */
      keyword: text({ max: 50 }),
    },
    answer: 'list',
    limit: 100,
  },
  /** Other administrators who can approve manual times, by name; as `Suggestion`. */
  selectApprovers: { input: { keyword: text({ max: 50 }) }, answer: 'list', limit: 100 },
  /** Other administrators who may approve the reversal of a settlement, by name; as `Suggestion`. */
  selectReversalApprovers: { input: { keyword: text({ max: 50 }) }, answer: 'list', limit: 100 },
  selectDayBoard,
  selectDayFlow,
  selectServiceMap,
  selectSignPagination,
  selectHighRiskPagination,
  selectRiskStatistics,
} satisfies Readonly<Record<string, Read>>;

/** The confirmation text that the user must type before deleting all imported data (spec §7, `deleteAllInput`). */
export const DELETE_INPUT_CONFIRMATION = '删除全部导入数据';

export const serviceApplicationCalls = {
  /** Deletes unsettled imported applications of one batch or of all; answers `{ deleted, keptSettled }`. */
  deleteAllInput: {
    input: { confirmation: text({ max: 20, required: true }), importBatchId: text({ max: 36 }) },
    risk: 'danger',
  },
  reviewRisks,
} satisfies Readonly<Record<string, Call>>;

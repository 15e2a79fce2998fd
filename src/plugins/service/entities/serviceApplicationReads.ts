import type { Call, Read } from '../../../../contract/defineEntity';
import { dateTime, integer, reference, references, text } from '../../../../contract/fields';
import { selectDayBoard } from './boardCalls';
import { selectDayFlow } from './flowCalls';
import { reviewRisks, selectHighRiskPagination, selectRiskStatistics } from './risk/riskCalls';
import { selectSignPagination } from './signCalls';

/** Rows of the short lists that other pages pick from. */
const SELECTION_MAX = 1000;

const pageBy = (field: string, entity: string): Read => ({
  input: { [field]: reference(entity, { required: true }) },
  answer: 'page',
  filters: true,
});

/** Special reads of applications; those by one key take the filters of the list as well. */
export const serviceApplicationReads = {
  /** What a choice among applications needs. */
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
  /** Attendants for an application, the fittest first, as {@link AssignableAttendant}. */
  selectAssignable: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      /** As if the visit were planned so. */
      planStart: dateTime({}),
      planEnd: dateTime({}),
      /** Only these. */
      attendantIds: references('attendant', { max: 100 }),
      /** Part of a name or number. */
      keyword: text({ max: 50 }),
    },
    answer: 'list',
    limit: 100,
  },
  /** Other administrators who may approve times entered by hand, by name; as `OfferedValue`. */
  selectApprovers: { input: { keyword: text({ max: 50 }) }, answer: 'list', limit: 100 },
  selectDayBoard,
  selectDayFlow,
  selectSignPagination,
  selectHighRiskPagination,
  selectRiskStatistics,
} satisfies Readonly<Record<string, Read>>;

/** What has to be typed before everything imported is removed (spec §7, `deleteAllInput`). */
export const DELETE_INPUT_CONFIRMATION = '删除全部导入数据';

export const serviceApplicationCalls = {
  /** Removes imported applications that are not settled, of one batch or of all; answers `{ deleted, keptSettled }`. */
  deleteAllInput: {
    input: { confirmation: text({ max: 20, required: true }), importBatchId: text({ max: 36 }) },
    risk: 'danger',
  },
  reviewRisks,
} satisfies Readonly<Record<string, Call>>;

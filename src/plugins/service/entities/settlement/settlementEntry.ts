import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, dateTime, integer, money, reference, text } from '../../../../../contract/fields';
import { payerTypes } from '../../../elderly/entities/payerTypes';

/** Largest amount of an entry in fen, positive or negative. */
const FEN_MAX = 10_000_000_000;

const amount = (list: boolean) => money({ min: -FEN_MAX, max: FEN_MAX, required: true, readOnly: true, list });

export const settlementKinds = ['settlement', 'reversal'] as const;

/**
 * A posting of the settlement of a visit. Entries are never changed or deleted: a reversal is a new entry with the exact
 * negative amounts. The entries of a visit add up to its price while it is settled, and to 0 otherwise.
 */
export const settlementEntry = defineEntity({
  name: 'settlementEntry',
  section: 'service',
  titleField: 'entryNo',
  fields: {
    entryNo: text({
      max: 24,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: dayPrefix, digits: 6 },
      personal: false,
    }),
    kind: choice(settlementKinds, {
      colors: { settlement: 'positive', reversal: 'warning' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    applicationId: reference('serviceApplication', { required: true, readOnly: true, list: true, filter: true }),
    elderlyId: reference('elderly', { required: true, readOnly: true, filter: true }),
    attendantId: reference('attendant', { readOnly: true, filter: true }),
    serviceTypeId: reference('serviceType', { required: true, readOnly: true, list: true, filter: true }),
    payerType: choice(payerTypes, { required: true, readOnly: true, list: true, filter: true }),
    /** Negative in a reversal, like the shares and the minutes. */
    priceFen: amount(true),
    fundFen: amount(false),
    selfFen: amount(false),
    // The evidence on which the visit was settled.
    planStart: dateTime({ required: true, readOnly: true, filter: true }),
    signInTime: dateTime({ readOnly: true }),
    signOutTime: dateTime({ readOnly: true }),
    actualMinutes: integer({ min: -100_000, max: 100_000, readOnly: true }),
    settleBatch: text({ max: 30, readOnly: true, list: true, filter: true, personal: false }),
    /** When it was posted. This determines the period in which it counts. */
    time: dateTime({ required: true, readOnly: true, list: true, filter: true }),
    /** Why a settlement was reversed. */
    reason: text({ max: 200, readOnly: true, list: true, personal: true }),
    /** The administrator who settled the visit or requested the reversal. */
    adminId: reference('admin', { readOnly: true, weak: true, filter: true }),
    /** The administrator who approved the reversal. Must differ from the one who requested it. */
    approverId: reference('admin', { readOnly: true, weak: true, filter: true }),
    /** The settlement that a reversal cancels. Each settlement is reversed at most once. */
    reversesId: reference('settlementEntry', { readOnly: true, unique: true }),
  },
  groups: {
    entry: {
      show: ['entryNo', 'kind', 'time', 'settleBatch', 'reason', 'adminId', 'approverId', 'reversesId'],
    },
    visit: {
      show: [
        'applicationId',
        'elderlyId',
        'attendantId',
        'serviceTypeId',
        'planStart',
        'signInTime',
        'signOutTime',
        'actualMinutes',
      ],
    },
    money: { show: ['payerType', 'priceFen', 'fundFen', 'selfFen'] },
  },
  trend: 'time',
  sort: [['time', 'desc']],
  rowScope: { through: 'elderlyId' },
  erasure: {
    records: 'anonymise',
    about: ['elderlyId'],
    retention: { law: 'accountingArchives', years: 30, since: 'time' },
  },
  deletion: { kind: 'never' },
  indexes: [['time', 'priceFen', 'elderlyId'], ['applicationId']],
});
export type SettlementEntry = EntityRecord<typeof settlementEntry>;

function dayPrefix({ time }: Readonly<Record<string, unknown>>): string {
  return `SE${String(time ?? '')
    .slice(0, 'YYYY-MM-DD'.length)
    .replaceAll('-', '')}`;
}

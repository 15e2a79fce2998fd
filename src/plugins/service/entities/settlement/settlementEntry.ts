import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, dateTime, integer, money, reference, text } from '../../../../../contract/fields';
import { payerTypes } from '../../../elderly/entities/payerTypes';

/** Largest amount of an entry in fen, positive or negative. */
const FEN_MAX = 10_000_000_000;

const amount = (list: boolean) => money({ min: -FEN_MAX, max: FEN_MAX, required: true, set: 'server', list });

export const settlementKinds = ['settlement', 'reversal'] as const;

/**
 * A posting of the settlement of a visit. Entries are never changed or deleted: a reversal is a new entry with the exact
 * negative amounts. The entries of a visit add up to its price while it is settled, and to 0 otherwise.
 */
export const settlementEntry = defineEntity({
  name: 'settlementEntry',
  section: 'service',
  represent: 'entryNo',
  fields: {
    entryNo: text({
      max: 24,
      unique: true,
      set: 'server',
      list: true,
      search: true,
      sequence: { prefix: dayPrefix, digits: 6 },
      personal: false,
    }),
    kind: choice(settlementKinds, {
      tones: { settlement: 'positive', reversal: 'warning' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    applicationId: reference('serviceApplication', { required: true, set: 'server', list: true, filter: true }),
    elderlyId: reference('elderly', { required: true, set: 'server', filter: true }),
    attendantId: reference('attendant', { set: 'server', filter: true }),
    serviceTypeId: reference('serviceType', { required: true, set: 'server', list: true, filter: true }),
    payerType: choice(payerTypes, { required: true, set: 'server', list: true, filter: true }),
    /** Negative in a reversal, like the shares and the minutes. */
    priceFen: amount(true),
    fundFen: amount(false),
    selfFen: amount(false),
    // The evidence on which the visit was settled.
    planStart: dateTime({ required: true, set: 'server', filter: true }),
    signInTime: dateTime({ set: 'server' }),
    signOutTime: dateTime({ set: 'server' }),
    actualMinutes: integer({ min: -100_000, max: 100_000, set: 'server' }),
    settleBatch: text({ max: 30, set: 'server', list: true, filter: true, personal: false }),
    /** When it was posted. This determines the period in which it counts. */
    time: dateTime({ required: true, set: 'server', list: true, filter: true }),
    /** Why a settlement was reversed. */
    reason: text({ max: 200, set: 'server', list: true, personal: true }),
    /** The administrator who settled the visit or requested the reversal. */
    adminId: reference('admin', { set: 'server', weak: true, filter: true }),
    /** The administrator who approved the reversal. Must differ from the one who requested it. */
    approverId: reference('admin', { set: 'server', weak: true, filter: true }),
    /** The settlement that a reversal cancels. Each settlement is reversed at most once. */
    reversesId: reference('settlementEntry', { set: 'server', unique: true }),
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
  belongs: { through: 'elderlyId' },
  erasure: {
    records: 'anonymise',
    about: ['elderlyId'],
    kept: { law: 'accountingArchives', years: 30, since: 'time' },
  },
  removal: { kind: 'never' },
  indexes: [['time', 'priceFen', 'elderlyId'], ['applicationId']],
});
export type SettlementEntry = EntityRecord<typeof settlementEntry>;

function dayPrefix({ time }: Readonly<Record<string, unknown>>): string {
  return `SE${String(time ?? '')
    .slice(0, 'YYYY-MM-DD'.length)
    .replaceAll('-', '')}`;
}

import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, color, date, group, integer, money, text } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';

/** The level of users who have not bought one; exactly one membership level has it. */
export const DEFAULT_VIP_LEVEL = 0;

const count = (max: number) => integer({ min: 0, max });

/** Membership level of users: price, duration and benefits. */
export const vip = defineEntity({
  name: 'vip',
  section: 'account',
  personal: false,
  titleField: 'name',
  fields: {
    level: integer({ min: DEFAULT_VIP_LEVEL, max: 99, required: true, unique: true, list: true }),
    name: text({ max: 50, required: true, unique: true, list: true, search: true }),
    priceFen: money({ required: true, default: 0, list: true }),
    originalPriceFen: money({ list: true }),
    /** 0 for an unlimited duration. */
    durationDays: integer({ min: 0, max: 3650, required: true, default: 0, list: true }),
    /** Percentage of the regular price of services. */
    discountPct: integer({ min: 50, max: 100, required: true, default: 100, list: true }),
    benefits: group(
      {
        freeVisitsMonth: count(100),
        doctorConsultsMonth: count(100),
        devicesMax: count(100),
        reportHistoryDays: count(3650),
        hotlinePriority: boolean({ default: false }),
      },
      {},
    ),
    color: color({ list: true }),
    description: text({ max: 500, multiline: true }),
    /** Users with this level today; the default level counts everyone without another one. */
    memberCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
    enabled: boolean({ required: true, default: true, list: true, filter: true }),
    /** Period in which it can be bought. */
    validFrom: date({}),
    validTo: date({}),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    members: ['memberCount'],
    level: ['level', 'name', 'color', 'enabled', 'validFrom', 'validTo', 'description', 'remark'],
    price: ['priceFen', 'originalPriceFen', 'durationDays', 'discountPct'],
    benefits: ['benefits'],
  },
  columns: ['level', 'name', 'priceFen', 'originalPriceFen', 'durationDays', 'discountPct', 'memberCount', 'enabled'],
  quickFilters: {
    enabled: { filter: { enabled: true } },
    disabled: { filter: { enabled: false } },
  },
  sort: [['level', 'asc']],
  deletion: {
    kind: 'soft',
    guard: ({ level }) => (level === DEFAULT_VIP_LEVEL ? [{ field: '', code: 'defaultVipKept' }] : []),
    guardFields: ['level'],
  },
  check: checkVip,
});
export type Vip = EntityRecord<typeof vip>;

/** The default level must be free, unlimited and enabled. A price must not exceed the original price. */
function checkVip(record: Draft): Problem[] {
  const { level, priceFen, originalPriceFen, durationDays, enabled, validFrom, validTo } = record;
  const problems: Problem[] = [];
  if (level === DEFAULT_VIP_LEVEL) {
    if (priceFen !== 0) problems.push({ field: 'priceFen', code: 'defaultVipFree' });
    if (durationDays !== 0) problems.push({ field: 'durationDays', code: 'defaultVipLasts' });
    if (enabled === false) problems.push({ field: 'enabled', code: 'defaultVipKept' });
  }
  if (typeof originalPriceFen === 'number' && originalPriceFen < Number(priceFen ?? 0)) {
    problems.push({ field: 'originalPriceFen', code: 'originalPriceLower' });
  }
  if (typeof validFrom === 'string' && typeof validTo === 'string' && validTo < validFrom) {
    problems.push({ field: 'validTo', code: 'periodOrder' });
  }
  return problems;
}

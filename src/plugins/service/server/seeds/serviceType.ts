import type { Seed } from '../../../../../contract/seed';
import type { AttendantRole } from '../../entities/attendants/attendantRoles';
import type { serviceType } from '../../entities/serviceType';
import { lifeServices, ltciItems } from './catalogue';

type Row = Seed<typeof serviceType>;

/** One item of the catalog, in a line. */
export interface CatalogueItem {
  category: NonNullable<Row['category']>;
  name: string;
  nameEn: string;
  nameJa: string;
  minutes: number;
  frequency: string;
  /** Only nurses can do it. */
  nurse?: true;
  /** Yuan per visit. Defaults to a price by the minutes. */
  yuan?: number;
  roles?: AttendantRole[];
  unit?: 'visit' | 'hour';
}

/** Yuan per minute for a nurse and for a caregiver; examples. */
const NURSE_RATE = 2.5;
const CAREGIVER_RATE = 1;

/**
 * An example catalog: the 41 items of a city's long-term care insurance list of 2024 with its minutes and frequencies,
 * and seven other services. Prices are examples. Operators can change and delete everything.
 */
export const serviceTypeSeeds: Row[] = [
  ...ltciItems.map((item, index) => catalogueRow(item, `LTCI${String(index + 1).padStart(2, '0')}`, index)),
  ...lifeServices.map((item, index) =>
    catalogueRow(item, `LIFE${String(index + 1).padStart(2, '0')}`, ltciItems.length + index),
  ),
];

function catalogueRow(item: CatalogueItem, code: string, index: number): Row {
  const yuan = item.yuan ?? item.minutes * (item.nurse ? NURSE_RATE : CAREGIVER_RATE);
  return {
    code,
    name: item.name,
    nameEn: item.nameEn,
    nameJa: item.nameJa,
    sort: (index + 1) * 10,
    builtin: false,
    description: '示例目录：时长、频次与价格仅供参考，请按当地政策修改',
    category: item.category,
    requireRole: item.roles ?? (item.nurse ? ['nurse'] : ['caregiver', 'nurse']),
    stdMinutes: item.minutes,
    minMinutes: Math.max(5, Math.floor(item.minutes * 0.6)),
    maxMinutes: item.minutes * 2,
    frequency: item.frequency,
    priceFen: Math.round(yuan * 100),
    unit: item.unit ?? 'visit',
    nursesOnly: item.nurse ?? false,
  };
}

import type { FormSection } from '../../../core/kit';

/** The parts of a level's form and page. */
export const vipSections = [
  {
    label: 'account-manage.vip.level',
    fields: ['level', 'name', 'color', 'enabled', 'validFrom', 'validTo', 'description', 'remark'],
  },
  {
    label: 'account-manage.vip.price',
    fields: ['priceFen', 'originalPriceFen', 'durationDays', 'discountPct'],
    help: { durationDays: 'account-manage.vip.help.durationDays', priceFen: 'account-manage.vip.help.priceFen' },
  },
  { label: 'account-manage.vip.benefits', fields: ['benefits'] },
] as const satisfies readonly FormSection[];

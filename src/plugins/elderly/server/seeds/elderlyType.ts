import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyType } from '../../entities/types/elderlyType';

/** Programs of home care. The shares are examples that an operator adapts to local policy. */
export const elderlyTypeSeeds: Seed<typeof elderlyType>[] = standardRows([
  {
    code: 'GOV',
    name: '政府购买居家养老',
    nameEn: 'Government-purchased',
    payerType: 'gov',
    needAssessment: true,
    defaultCopayPct: 0,
  },
  {
    code: 'LTCI',
    name: '长护险',
    nameEn: 'Long-term care insurance',
    payerType: 'ltci',
    needAssessment: true,
    defaultCopayPct: 10,
  },
  {
    code: 'HBED',
    name: '家庭养老床位',
    nameEn: 'Family care bed',
    payerType: 'homeBed',
    needAssessment: true,
    defaultCopayPct: 30,
  },
  { code: 'SELF', name: '自费', nameEn: 'Self-paid', payerType: 'self', needAssessment: false, defaultCopayPct: 100 },
  {
    code: 'FAMILY',
    name: '企业/家庭托付',
    nameEn: 'Entrusted by family or employer',
    payerType: 'family',
    needAssessment: false,
    defaultCopayPct: 0,
  },
  {
    code: 'CHARITY',
    name: '公益志愿',
    nameEn: 'Charity',
    payerType: 'charity',
    needAssessment: false,
    defaultCopayPct: 0,
  },
]);

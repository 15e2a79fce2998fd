import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyType } from '../../entities/types/elderlyType';

/** Programs of home care. The shares are examples that an operator adapts to local policy. */
export const elderlyTypeSeeds: Seed<typeof elderlyType>[] = standardRows([
  {
    code: 'GOV',
    name: '政府购买居家养老',
    nameEn: 'Government-purchased',
    nameJa: '自治体委託の在宅介護',
    payerType: 'gov',
    needAssessment: true,
    defaultCopayPct: 0,
  },
  {
    code: 'LTCI',
    name: '长护险',
    nameEn: 'Long-term care insurance',
    nameJa: '長期介護保険',
    payerType: 'ltci',
    needAssessment: true,
    defaultCopayPct: 10,
  },
  {
    code: 'HBED',
    name: '家庭养老床位',
    nameEn: 'Family care bed',
    nameJa: '在宅介護ベッド',
    payerType: 'homeBed',
    needAssessment: true,
    defaultCopayPct: 30,
  },
  {
    code: 'SELF',
    name: '自费',
    nameEn: 'Self-paid',
    nameJa: '自費',
    payerType: 'self',
    needAssessment: false,
    defaultCopayPct: 100,
  },
  {
    code: 'FAMILY',
    name: '企业/家庭托付',
    nameEn: 'Entrusted by family or employer',
    nameJa: '企業・家族からの委託',
    payerType: 'family',
    needAssessment: false,
    defaultCopayPct: 0,
  },
  {
    code: 'CHARITY',
    name: '公益志愿',
    nameEn: 'Charity',
    nameJa: 'ボランティア',
    payerType: 'charity',
    needAssessment: false,
    defaultCopayPct: 0,
  },
]);

import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyMunicipalType } from '../../entities/types/elderlyMunicipalType';

/** Civil-affairs categories as in local systems. Amounts and quotas are local policy and initially empty. */
export const elderlyMunicipalTypeSeeds: Seed<typeof elderlyMunicipalType>[] = standardRows([
  { code: 'TK', name: '特困人员（分散供养）', nameEn: 'Extreme poverty', evidenceRequired: true, priority: 10 },
  { code: 'DB', name: '低保', nameEn: 'Minimum living allowance', evidenceRequired: true, priority: 20 },
  { code: 'DBBY', name: '低保边缘', nameEn: 'Near poverty', evidenceRequired: true, priority: 30 },
  { code: 'DSR', name: '低收入', nameEn: 'Low income', evidenceRequired: true, priority: 40 },
  { code: 'ZC', name: '支出型困难', nameEn: 'Expenditure hardship', evidenceRequired: true, priority: 50 },
  {
    code: 'SD',
    name: '失独/计生特殊家庭',
    nameEn: 'Lost only child',
    evidenceRequired: true,
    priority: 60,
  },
  { code: 'YF', name: '重点优抚', nameEn: 'Entitled veterans and kin', evidenceRequired: true, priority: 70 },
  { code: 'CJ', name: '重度残疾', nameEn: 'Severe disability', evidenceRequired: true, priority: 80 },
  { code: 'GL', name: '高龄（80 岁以上）', nameEn: 'Aged 80 and over', priority: 90, autoRule: 'age>=80' },
  { code: 'KC', name: '空巢', nameEn: 'Empty nest', priority: 100 },
  { code: 'LS', name: '农村留守', nameEn: 'Left behind in the country', priority: 110 },
  { code: 'LM', name: '劳模', nameEn: 'Model worker', evidenceRequired: true, priority: 120 },
  { code: 'PT', name: '普通', nameEn: 'None', priority: 999 },
]);

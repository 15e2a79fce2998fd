import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyLiveType } from '../../entities/types/elderlyLiveType';

/** Living arrangements of GB/T 42195-2022 form A; 9 is our own. Living alone and living as a couple count as empty nest. */
export const elderlyLiveTypeSeeds: Seed<typeof elderlyLiveType>[] = standardRows([
  { code: '1', name: '独居', nameEn: 'Alone', riskWeight: 3, emptyNest: true },
  {
    code: '2',
    name: '与配偶居住',
    nameEn: 'With spouse',
    riskWeight: 2,
    emptyNest: true,
    description: '风险权重按双方均满 80 周岁计',
  },
  { code: '3', name: '与子女居住', nameEn: 'With children', riskWeight: 0, emptyNest: false },
  { code: '4', name: '与父母居住', nameEn: 'With parents', riskWeight: 0, emptyNest: false },
  { code: '5', name: '与兄弟姐妹居住', nameEn: 'With siblings', riskWeight: 0, emptyNest: false },
  { code: '6', name: '与其他亲属居住', nameEn: 'With other relatives', riskWeight: 0, emptyNest: false },
  { code: '7', name: '与非亲属关系的人居住', nameEn: 'With non-relatives', riskWeight: 0, emptyNest: false },
  {
    code: '8',
    name: '养老机构',
    nameEn: 'Care institution',
    riskWeight: 0,
    emptyNest: false,
    description: '入住机构期间不安排上门服务',
  },
  { code: '9', name: '其他', nameEn: 'Other', riskWeight: 0, emptyNest: false },
]);

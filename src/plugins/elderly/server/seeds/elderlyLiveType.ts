import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyLiveType } from '../../entities/types/elderlyLiveType';

/** Living arrangements of GB/T 42195-2022 form A; 9 is our own. Living alone and living as a couple count as empty nest. */
export const elderlyLiveTypeSeeds: Seed<typeof elderlyLiveType>[] = standardRows([
  { code: '1', name: '独居', nameEn: 'Alone', nameJa: '一人暮らし', riskWeight: 3, emptyNest: true },
  {
    code: '2',
    name: '与配偶居住',
    nameEn: 'With spouse',
    nameJa: '配偶者と同居',
    riskWeight: 2,
    emptyNest: true,
    description: '风险权重按双方均满 80 周岁计',
  },
  { code: '3', name: '与子女居住', nameEn: 'With children', nameJa: '子と同居', riskWeight: 0, emptyNest: false },
  { code: '4', name: '与父母居住', nameEn: 'With parents', nameJa: '親と同居', riskWeight: 0, emptyNest: false },
  {
    code: '5',
    name: '与兄弟姐妹居住',
    nameEn: 'With siblings',
    nameJa: '兄弟姉妹と同居',
    riskWeight: 0,
    emptyNest: false,
  },
  {
    code: '6',
    name: '与其他亲属居住',
    nameEn: 'With other relatives',
    nameJa: 'その他の親族と同居',
    riskWeight: 0,
    emptyNest: false,
  },
  {
    code: '7',
    name: '与非亲属关系的人居住',
    nameEn: 'With non-relatives',
    nameJa: '親族以外と同居',
    riskWeight: 0,
    emptyNest: false,
  },
  {
    code: '8',
    name: '养老机构',
    nameEn: 'Care institution',
    nameJa: '介護施設',
    riskWeight: 0,
    emptyNest: false,
    description: '入住机构期间不安排上门服务',
  },
  { code: '9', name: '其他', nameEn: 'Other', nameJa: 'その他', riskWeight: 0, emptyNest: false },
]);

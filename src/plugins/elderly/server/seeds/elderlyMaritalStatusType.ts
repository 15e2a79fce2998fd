import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyMaritalStatusType } from '../../entities/types/elderlyMaritalStatusType';

/** Codes of GB/T 2261.2-2003. 21–23 are disabled, because the forms of GB/T 42195-2022 do not distinguish them. */
export const elderlyMaritalStatusTypeSeeds: Seed<typeof elderlyMaritalStatusType>[] = standardRows([
  { code: '10', name: '未婚', nameEn: 'Never married', nameJa: '未婚' },
  { code: '20', name: '已婚', nameEn: 'Married', nameJa: '既婚' },
  { code: '21', name: '初婚', nameEn: 'First marriage', nameJa: '初婚', parentCode: '20', enabled: false },
  { code: '22', name: '再婚', nameEn: 'Remarried', nameJa: '再婚', parentCode: '20', enabled: false },
  { code: '23', name: '复婚', nameEn: 'Restored marriage', nameJa: '復縁', parentCode: '20', enabled: false },
  { code: '30', name: '丧偶', nameEn: 'Widowed', nameJa: '死別' },
  { code: '40', name: '离婚', nameEn: 'Divorced', nameJa: '離婚' },
  { code: '90', name: '未说明的婚姻状况', nameEn: 'Not stated', nameJa: '不明' },
]);

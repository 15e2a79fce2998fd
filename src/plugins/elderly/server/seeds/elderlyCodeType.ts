import { type Seed, standardRows } from '../../../../../contract/seed';
import type { elderlyCodeType } from '../../entities/types/elderlyCodeType';

const citizenNumber = { carriesGender: true, carriesBirth: true, maskHead: 3, maskTail: 4 };
const otherNumber = { carriesGender: false, carriesBirth: false, maskHead: 3, maskTail: 4 };

/** Codes 01–07 and 99 of the health-data table CV02.01.101; 11 and 12 are our own. */
export const elderlyCodeTypeSeeds: Seed<typeof elderlyCodeType>[] = standardRows([
  {
    code: '01',
    name: '居民身份证',
    nameEn: 'Resident ID card',
    nameJa: '居民身分証',
    pattern: '^\\d{17}[\\dX]$',
    ...citizenNumber,
  },
  {
    code: '02',
    name: '居民户口簿',
    nameEn: 'Household register',
    nameJa: '戸籍簿',
    pattern: '^\\d{17}[\\dX]$',
    description: '填写本人的 18 位公民身份号码，户口簿编号填在“户口簿编号”一栏',
    ...citizenNumber,
  },
  { code: '03', name: '护照', nameEn: 'Passport', nameJa: 'パスポート', pattern: '^[A-Z0-9]{5,20}$', ...otherNumber },
  {
    code: '04',
    name: '军官证',
    nameEn: 'Military officer card',
    nameJa: '士官証',
    pattern: '^[\\u4e00-\\u9fa5A-Za-z0-9]{4,20}$',
    ...otherNumber,
  },
  {
    code: '06',
    name: '港澳居民来往内地通行证',
    nameEn: 'Mainland permit for Hong Kong and Macau residents',
    nameJa: '香港・マカオ住民の中国本土通行証',
    pattern: '^[HM](\\d{8}|\\d{10})$',
    description: 'H 为香港，M 为澳门，后接 8 位号码；旧证另有 2 位换证次数',
    ...otherNumber,
  },
  {
    code: '07',
    name: '台湾居民来往大陆通行证',
    nameEn: 'Mainland permit for Taiwan residents',
    nameJa: '台湾住民の中国本土通行証',
    pattern: '^(\\d{8}|\\d{10})$',
    ...otherNumber,
  },
  {
    code: '11',
    name: '港澳台居民居住证',
    nameEn: 'Residence permit (HK, Macau, Taiwan)',
    nameJa: '居住証（香港・マカオ・台湾）',
    pattern: '^8[123]0000\\d{11}[\\dX]$',
    ...citizenNumber,
  },
  {
    code: '12',
    name: '外国人永久居留身份证',
    nameEn: 'Foreign permanent resident ID card',
    nameJa: '外国人永住者身分証',
    pattern: '^([A-Z]{3}\\d{12}|9\\d{16}[\\dX])$',
    ...otherNumber,
  },
  {
    code: '99',
    name: '其他有效证件',
    nameEn: 'Other valid document',
    nameJa: 'その他の有効な証明書',
    pattern: '^.{4,30}$',
    description: '确无任何证件的也选此项，并写明原因',
    ...otherNumber,
  },
]);

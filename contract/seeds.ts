import { deviceTypeSeeds } from './device/seeds/deviceType';
import { deviceUserHealthyTypeSeeds } from './device/seeds/deviceUserHealthyType';
import { elderlyCapacityTypeSeeds } from './elderly/seeds/elderlyCapacityType';
import { elderlyCodeTypeSeeds } from './elderly/seeds/elderlyCodeType';
import { elderlyLiveTypeSeeds } from './elderly/seeds/elderlyLiveType';
import { elderlyMaritalStatusTypeSeeds } from './elderly/seeds/elderlyMaritalStatusType';
import { elderlyMunicipalTypeSeeds } from './elderly/seeds/elderlyMunicipalType';
import { elderlyTypeSeeds } from './elderly/seeds/elderlyType';
import { newsTypeSeeds } from './message/seeds/newsType';
import { noticeTypeSeeds } from './message/seeds/noticeType';
import { lorenzTypeSeeds } from './report/seeds/lorenzType';
import { serviceTypeSeeds } from './service/seeds/serviceType';
import { logTypeSeeds } from './system/seeds/logType';

export { vipSeeds } from './account/seeds/vip';
export { riskRuleSeeds, riskRuleVersionSeeds } from './service/seeds/riskRule';
export { dataSystemSeeds } from './system/seeds/dataSystem';
export { functionDescriptionSeeds } from './system/seeds/functionDescription';
export { permissionSeeds } from './system/seeds/permission';
export { permissionTemplateSeeds } from './system/seeds/permissionTemplate';
export { systemVersionSeeds } from './system/seeds/systemVersion';

/** The type lists a new database starts with, by entity. Rows may be inserted in any order. */
export const dictionarySeeds: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  logType: logTypeSeeds,
  elderlyCodeType: elderlyCodeTypeSeeds,
  elderlyMaritalStatusType: elderlyMaritalStatusTypeSeeds,
  elderlyLiveType: elderlyLiveTypeSeeds,
  elderlyCapacityType: elderlyCapacityTypeSeeds,
  elderlyMunicipalType: elderlyMunicipalTypeSeeds,
  elderlyType: elderlyTypeSeeds,
  serviceType: serviceTypeSeeds,
  newsType: newsTypeSeeds,
  noticeType: noticeTypeSeeds,
  lorenzType: lorenzTypeSeeds,
  deviceType: deviceTypeSeeds,
  deviceUserHealthyType: deviceUserHealthyTypeSeeds,
};

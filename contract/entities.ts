import { doctor } from './account/doctor';
import { user } from './account/user';
import { vip } from './account/vip';
import type { Entity } from './defineEntity';
import { device } from './device/device';
import { deviceBinding } from './device/deviceBinding';
import { deviceRefusal } from './device/deviceRefusal';
import { deviceType } from './device/deviceType';
import { deviceUser } from './device/deviceUser';
import { deviceUserHealthyType } from './device/deviceUserHealthyType';
import { userDeviceUser } from './device/userDeviceUser';
import { elderly } from './elderly/elderly';
import { elderlyCapacityType } from './elderly/elderlyCapacityType';
import { elderlyCodeType } from './elderly/elderlyCodeType';
import { elderlyIO } from './elderly/elderlyIO';
import { elderlyLiveType } from './elderly/elderlyLiveType';
import { elderlyMaritalStatusType } from './elderly/elderlyMaritalStatusType';
import { elderlyMunicipalType } from './elderly/elderlyMunicipalType';
import { elderlyType } from './elderly/elderlyType';
import { news } from './message/news';
import { newsType } from './message/newsType';
import { notice } from './message/notice';
import { noticeType } from './message/noticeType';
import { outbox } from './message/outbox';
import { records } from './record/records';
import { wearerAlert } from './record/wearerAlert';
import { ecg } from './report/ecg';
import { lorenz } from './report/lorenz';
import { lorenzType } from './report/lorenzType';
import { sleep } from './report/sleep';
import { attendant } from './service/attendant';
import { riskRule } from './service/riskRule';
import { riskRuleVersion } from './service/riskRuleVersion';
import { serviceApplication } from './service/serviceApplication';
import { serviceApplicationIO } from './service/serviceApplicationIO';
import { serviceInput } from './service/serviceInput';
import { serviceType } from './service/serviceType';
import { userAddress } from './service/userAddress';
import { admin } from './system/admin';
import { dataSystem } from './system/dataSystem';
import { file } from './system/file';
import { functionDescription } from './system/functionDescription';
import { log } from './system/log';
import { logType } from './system/logType';
import { permission } from './system/permission';
import { permissionTemplate } from './system/permissionTemplate';
import { systemVersion } from './system/systemVersion';
import { recordingCall } from './visit/recordingCall';
import { returnVisit } from './visit/returnVisit';

/** Every entity there is, so that what refers comes after what it refers to. The console imports single ones instead. */
export const entities: readonly Entity[] = [
  logType,
  elderlyCodeType,
  elderlyMaritalStatusType,
  elderlyLiveType,
  elderlyCapacityType,
  elderlyMunicipalType,
  elderlyType,
  serviceType,
  newsType,
  noticeType,
  lorenzType,
  deviceType,
  deviceUserHealthyType,
  riskRule,
  riskRuleVersion,
  permission,
  permissionTemplate,
  admin,
  log,
  file,
  vip,
  doctor,
  dataSystem,
  systemVersion,
  functionDescription,
  user,
  attendant,
  elderly,
  userAddress,
  deviceUser,
  device,
  deviceBinding,
  deviceRefusal,
  userDeviceUser,
  serviceApplication,
  returnVisit,
  recordingCall,
  news,
  notice,
  outbox,
  ...Object.values(records).map(({ entity }) => entity),
  wearerAlert,
  ecg,
  lorenz,
  sleep,
  serviceInput,
  elderlyIO,
  serviceApplicationIO,
];

const byName = new Map(entities.map((entity) => [entity.name, entity]));

/** The entity of that name, if there is one. */
export function findEntity(name: string): Entity | undefined {
  return byName.get(name);
}

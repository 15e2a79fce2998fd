import { doctor } from '../../contract/account/doctor';
import { user } from '../../contract/account/user';
import type { Entity, RuleContext } from '../../contract/defineEntity';
import { device } from '../../contract/device/device';
import { deviceBinding } from '../../contract/device/deviceBinding';
import { deviceUser } from '../../contract/device/deviceUser';
import { userDeviceUser } from '../../contract/device/userDeviceUser';
import { elderly } from '../../contract/elderly/elderly';
import { news } from '../../contract/message/news';
import { notice } from '../../contract/message/notice';
import { outbox } from '../../contract/message/outbox';
import { attendant } from '../../contract/service/attendant';
import { serviceApplication } from '../../contract/service/serviceApplication';
import { userAddress } from '../../contract/service/userAddress';
import { admin } from '../../contract/system/admin';
import { file } from '../../contract/system/file';
import { recordingCall } from '../../contract/visit/recordingCall';
import { returnVisit } from '../../contract/visit/returnVisit';
import type { WireRecord } from '../db/recordCodec';
import { demoAdmin } from './demoAdmin';
import { demoAttendant } from './demoAttendant';
import { demoRecordingFile } from './demoCallAudio';
import { demoDevice } from './demoDevice';
import { demoDeviceBinding } from './demoDeviceBinding';
import { demoDeviceUser } from './demoDeviceUser';
import { demoDoctor } from './demoDoctor';
import { demoElderly } from './demoElderly';
import { demoNews } from './demoNews';
import { demoNotice, demoOutbox, sentNoticeCount } from './demoNotice';
import type { DemoPlan } from './demoPlan';
import { demoRecordingCall } from './demoRecordingCall';
import { demoReturnVisit } from './demoReturnVisit';
import { demoServiceApplication } from './demoServiceApplication';
import type { DemoCounts } from './demoSizes';
import { demoUser } from './demoUser';
import { demoUserAddress, userAddressCount } from './demoUserAddress';
import { demoUserDeviceUser, relationCount } from './demoUserDeviceUser';

/** One kind of demo record: how many there are, and how the one at a position (from 1) looks. */
export interface DemoTable {
  entity: Entity;
  count(counts: DemoCounts): number;
  record(plan: DemoPlan, rules: RuleContext, position: number): WireRecord;
}

/** In the order in which they are written: what is referred to comes first. Health records and reports come after them. */
export const demoTables: readonly DemoTable[] = [
  { entity: admin, count: (counts) => counts.admin, record: (plan, _rules, position) => demoAdmin(plan, position - 1) },
  { entity: attendant, count: (counts) => counts.attendant, record: demoAttendant },
  { entity: doctor, count: (counts) => counts.doctor, record: demoDoctor },
  { entity: user, count: (counts) => counts.user, record: demoUser },
  { entity: elderly, count: (counts) => counts.elderly, record: demoElderly },
  { entity: userAddress, count: userAddressCount, record: demoUserAddress },
  { entity: deviceUser, count: (counts) => counts.deviceUser, record: demoDeviceUser },
  { entity: device, count: (counts) => counts.device, record: demoDevice },
  { entity: deviceBinding, count: (counts) => counts.device, record: demoDeviceBinding },
  { entity: userDeviceUser, count: relationCount, record: demoUserDeviceUser },
  { entity: serviceApplication, count: (counts) => counts.serviceApplication, record: demoServiceApplication },
  { entity: returnVisit, count: (counts) => counts.returnVisit, record: demoReturnVisit },
  { entity: file, count: (counts) => counts.recording, record: demoRecordingFile },
  { entity: recordingCall, count: (counts) => counts.recordingCall, record: demoRecordingCall },
  { entity: news, count: (counts) => counts.news, record: demoNews },
  { entity: notice, count: (counts) => counts.notice, record: demoNotice },
  { entity: outbox, count: sentNoticeCount, record: demoOutbox },
];

import { defineDemo } from '../../../../server/demo/DemoModule';
import { device } from '../entities/devices/device';
import { userDeviceUser } from '../entities/followers/userDeviceUser';
import { deviceBinding } from '../entities/wearers/deviceBinding';
import { deviceUser } from '../entities/wearers/deviceUser';
import { demoDevice } from './demoDevice';
import { demoDeviceBinding } from './demoDeviceBinding';
import { demoDeviceUser } from './demoDeviceUser';
import { demoUserDeviceUser, relationCount } from './demoUserDeviceUser';

export { demoDevice, deviceTypeOf } from './demoDevice';
export { demoDeviceUser } from './demoDeviceUser';
export { type DemoWearerFacts as WearerFacts, type Rhythm, wearerFacts } from './wearerFacts';
export { lifeStatusCounts as wornCounts, lifeStatusOf, wearerOfDevice } from './wornDevices';

/** Demo devices, their wearers, and the followers of the wearers. */
export default defineDemo({
  sizes: {
    small: { device: 20, deviceUser: 18 },
    medium: { device: 500, deviceUser: 470 },
    large: { device: 5_000, deviceUser: 4_700 },
  },
  tables: [
    { entity: deviceUser, count: (counts) => counts.deviceUser, record: demoDeviceUser },
    { entity: device, count: (counts) => counts.device, record: demoDevice },
    { entity: deviceBinding, count: (counts) => counts.device, record: demoDeviceBinding },
    { entity: userDeviceUser, count: relationCount, record: demoUserDeviceUser },
  ],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    device: number;
    deviceUser: number;
  }
}

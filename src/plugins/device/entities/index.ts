import { device } from './device';
import { deviceBinding } from './deviceBinding';
import { deviceRefusal } from './deviceRefusal';
import { deviceType } from './deviceType';
import { deviceUser } from './deviceUser';
import { deviceUserHealthyType } from './deviceUserHealthyType';
import { userDeviceUser } from './userDeviceUser';

/** All entities of this section. */
export const deviceEntities = [
  deviceType,
  deviceUserHealthyType,
  deviceUser,
  device,
  deviceBinding,
  deviceRefusal,
  userDeviceUser,
] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof deviceEntities> {}
}

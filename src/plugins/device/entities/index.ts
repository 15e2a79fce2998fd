import { device } from './devices/device';
import { deviceType } from './devices/deviceType';
import { userDeviceUser } from './followers/userDeviceUser';
import { deviceRefusal } from './uploads/deviceRefusal';
import { deviceBinding } from './wearers/deviceBinding';
import { deviceUser } from './wearers/deviceUser';
import { deviceUserHealthyType } from './wearers/deviceUserHealthyType';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';
export type {} from '../texts/uploads/problemCodes';

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

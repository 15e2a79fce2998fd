import type { EntityExtension } from '../operations/extension';
import { deviceExtension } from './device/deviceExtension';
import { deviceUserExtension } from './device/deviceUserExtension';
import { keptHistory } from './device/keptHistory';
import { userDeviceUserExtension } from './device/userDeviceUserExtension';

/** The device section: devices and their bindings, those who wear them, and who may see them. */
export const deviceExtensions: Readonly<Record<string, EntityExtension>> = {
  device: deviceExtension,
  deviceBinding: keptHistory('bindingsKept'),
  deviceRefusal: keptHistory('appendOnly'),
  deviceUser: deviceUserExtension,
  userDeviceUser: userDeviceUserExtension,
};

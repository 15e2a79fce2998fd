import type { EntityExtension } from '../operations/extension';
import { deviceBindingExtension } from './device/deviceBindingExtension';
import { deviceExtension } from './device/deviceExtension';
import { deviceUserExtension } from './device/deviceUserExtension';
import { userDeviceUserExtension } from './device/userDeviceUserExtension';

/** The device section: devices and their bindings, those who wear them, and who may see them. */
export const deviceExtensions: Readonly<Record<string, EntityExtension>> = {
  device: deviceExtension,
  deviceBinding: deviceBindingExtension,
  deviceUser: deviceUserExtension,
  userDeviceUser: userDeviceUserExtension,
};

import type { Extensions } from '../../../../server/plugin-api';
import { serverWrittenExtension } from './appendOnlyExtension';
import { deviceBindingExtension } from './deviceBindingExtension';
import { deviceExtension } from './deviceExtension';
import { deviceUserExtension } from './deviceUserExtension';
import { userDeviceUserExtension } from './userDeviceUserExtension';

/** Server extensions of the device section: devices, bindings, wearers, and followers. */
export const deviceExtensions = {
  device: deviceExtension,
  deviceBinding: deviceBindingExtension,
  deviceRefusal: serverWrittenExtension('appendOnly'),
  deviceUser: deviceUserExtension,
  userDeviceUser: userDeviceUserExtension,
} satisfies Extensions;

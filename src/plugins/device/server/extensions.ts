import type { Extensions } from '../../../../server/plugin-api';
import { deviceBindingExtension } from './deviceBindingExtension';
import { deviceExtension } from './deviceExtension';
import { deviceUserExtension } from './deviceUserExtension';
import { keptHistory } from './keptHistory';
import { userDeviceUserExtension } from './userDeviceUserExtension';

/** The device section: devices and their bindings, those who wear them, and who may see them. */
export const deviceExtensions = {
  device: deviceExtension,
  deviceBinding: deviceBindingExtension,
  deviceRefusal: keptHistory('appendOnly'),
  deviceUser: deviceUserExtension,
  userDeviceUser: userDeviceUserExtension,
} satisfies Extensions;

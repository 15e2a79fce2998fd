import type { Device } from './device';

/** A device with its key, which is told this one time. */
export interface RegisteredDevice {
  device: Device;
  /** 32 random bytes in Base64url. */
  secret: string;
}

import type { Device } from './device';

/** A device with its key, which is returned only once. */
export interface RegisteredDevice {
  device: Device;
  /** 32 random bytes in Base64url. */
  secret: string;
}

import type { Device } from './device';

/** A device with its key, which is told this one time. */
export interface RegisteredDevice {
  device: Device;
  /** 32 random bytes in Base64url. */
  secret: string;
}

/** Figures of the devices that are not retired. */
export interface FleetHealth {
  total: number;
  bound: number;
  registered: number;
  maintenance: number;
  lost: number;
  /** Of those that are worn. */
  online: number;
  offline: number;
  never: number;
  batteryLow: number;
  batteryCritical: number;
  /** Worn, and without data for a day. */
  silent: number;
  /** Warranties that end within thirty days. */
  warrantyEnding: number;
  /** The most frequent type first. */
  byType: { deviceTypeId: number; total: number; bound: number; online: number }[];
}

import { loadKey } from '../../../../server/plugin-api/builtin';

const FILE = { name: 'device.key', remedy: 'remove it and renew all devices' };

/**
 * Returns the key with which this installation encrypts the keys of its devices.
 * @throws Error if the file exists but contains no key
 */
export const installationKey = (dataDir: string): Promise<Buffer> => loadKey(FILE, dataDir);

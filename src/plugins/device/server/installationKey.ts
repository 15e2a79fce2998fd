import { keyOf } from '../../../../server/plugin-api';

const FILE = { name: 'device.key', cure: 'remove it and renew all devices' };

/**
 * The key with which this installation keeps the keys of its devices.
 * @throws Error when the file is there but holds no key
 */
export const installationKey = (dataDir: string): Promise<Buffer> => keyOf(FILE, dataDir);

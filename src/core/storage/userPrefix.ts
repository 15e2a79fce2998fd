import { COOKIE_PREFIX } from '../../../contract/constants';

/** Returns the key prefix of a user's values; the delimiter after the uuid prevents u1 from reading the keys of u10. */
export const userPrefix = (uuid: string): string => `${COOKIE_PREFIX}user:${encodeURIComponent(uuid)}:`;

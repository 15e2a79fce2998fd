import { COOKIE_PREFIX } from '../../../contract/constants';

/** What the keys of a user's values begin with; the delimiter behind the uuid keeps u1 from reading the keys of u10. */
export const userPrefix = (uuid: string): string => `${COOKIE_PREFIX}user:${encodeURIComponent(uuid)}:`;

// `createUserStore` is not exported here: it needs ra-core, which the login page must not load.
export { COOKIE, cookies } from './cookies';
export type { JsonStorage } from './jsonStorage';
export { broadcastSessionEvent, onSessionEvent, type SessionEvent } from './sessionEvents';
export { currentUser, GHOST, publicStorage, type UserStorage, userStorage } from './userStorage';
export {
  isViewingAs,
  leaveViewAs,
  startViewAs,
  type ViewAsInfo,
} from './viewAs';

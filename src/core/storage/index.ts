// `createUserStore` is not exported here: it needs ra-core, which the login page must not load.
export { COOKIE, cookies } from './cookies';
export type { JsonStorage } from './jsonStorage';
export { onSessionEvent, type SessionEvent, tellSession } from './sessionNews';
export { currentUser, GHOST, publicStorage, type UserStorage, userStorage } from './userStorage';
export { beginView, isViewing, leaveView, type ViewedConsole } from './view';

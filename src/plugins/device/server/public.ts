/** What the server halves of other sections may use of this one. */
export { openSecret } from './deviceSecret';
export { installationKey } from './installationKey';

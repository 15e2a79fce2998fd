/** API of this section for the server modules of other sections. */
export { openSecret } from './deviceSecret';
export { installationKey } from './installationKey';

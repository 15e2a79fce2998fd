/** API of this section for the server modules of other sections. */
export { decryptSecret } from './deviceSecret';
export { installationKey } from './installationKey';

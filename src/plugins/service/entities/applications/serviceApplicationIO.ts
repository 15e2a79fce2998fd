import { definePackages } from '../../../../../contract/package/definePackages';

/** Packages of applications: all, or those that match the list's filters. */
export const serviceApplicationIO = definePackages({
  name: 'serviceApplicationIO',
  section: 'service',
  kinds: ['packageAll', 'packageSelective'],
});

import { definePackages } from '../../../../contract/package/definePackages';

/** Packages of elders: all, those that match the list's filters, or those that a screening found without service. */
export const elderlyIO = definePackages({
  name: 'elderlyIO',
  section: 'elderly',
  kinds: ['packageAll', 'packageSelective', 'packageNoServiced'],
});

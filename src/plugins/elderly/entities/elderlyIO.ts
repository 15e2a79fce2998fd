import { definePackages } from '../../../../contract/package/definePackages';

/** Packages of elders: all, those of the list's filters, those a screening found without service. */
export const elderlyIO = definePackages({
  name: 'elderlyIO',
  section: 'elderly',
  kinds: ['packageAll', 'packageSelective', 'packageNoServiced'],
});

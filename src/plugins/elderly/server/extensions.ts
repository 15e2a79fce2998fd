import type { Extensions } from '../../../../server/plugin-api';
import { erasePerson, exportPerson, packageExtension, previewErasure } from '../../../../server/plugin-api/builtin';
import { elderlyPackages } from './elderlyPackages';
import { selectByNoServiced } from './noServiced';
import { selectPlaces } from './selectPlaces';

/**
 * Server logic of the elderly section: the screening of elders without service, places, export and erasure of a
 * person's data.
 */
export const elderlyExtensions = {
  elderly: {
    operations: { selectByNoServiced, selectPlaces, exportPerson, previewErasure, erasePerson },
  },
  elderlyIO: packageExtension(elderlyPackages),
} satisfies Extensions;

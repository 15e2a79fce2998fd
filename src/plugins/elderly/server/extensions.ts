import {
  type Extensions,
  erasePerson,
  exportPerson,
  packageExtension,
  previewErasure,
} from '../../../../server/plugin-api';
import { elderlyPackages } from './elderlyPackages';
import { selectByNoServiced } from './noServiced';
import { selectPlaces } from './selectPlaces';

/** The elderly section: the screening of who had no service, places, everything about one person. */
export const elderlyExtensions = {
  elderly: {
    operations: { selectByNoServiced, selectPlaces, exportPerson, previewErasure, erasePerson },
  },
  elderlyIO: packageExtension(elderlyPackages),
} satisfies Extensions;

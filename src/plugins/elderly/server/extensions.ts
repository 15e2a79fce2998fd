import {
  type Extensions,
  erasePerson,
  exportPerson,
  packageExtension,
  previewErasure,
} from '../../../../server/plugin-api';
import { elderlyPackages } from './elderlyPackages';
import { loadPinyin } from './loadPinyin';
import { selectByNoServiced } from './noServiced';
import { selectPlaces } from './selectPlaces';

/** Characters of pinyin kept. */
const PINYIN_MAX = 100;

/** The elderly section: numbers, the pinyin of names, the screening of who had no service. */
export const elderlyExtensions = {
  elderly: {
    complete: async ({ values: { name } }) =>
      typeof name === 'string'
        ? { namePinyin: (await loadPinyin())(name, { isPerson: true }).slice(0, PINYIN_MAX) }
        : {},
    operations: { selectByNoServiced, selectPlaces, exportPerson, previewErasure, erasePerson },
  },
  elderlyIO: packageExtension(elderlyPackages),
} satisfies Extensions;

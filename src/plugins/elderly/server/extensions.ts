import { pinyin } from 'pinyin-pro';
import { type Extensions, exportPerson, packageExtension } from '../../../../server/plugin-api';
import { elderlyPackages } from './elderlyPackages';
import { selectByNoServiced } from './noServiced';

/** Characters of pinyin kept. */
const PINYIN_MAX = 100;

/** The elderly section: numbers, the pinyin of names, the screening of who had no service. */
export const elderlyExtensions = {
  elderly: {
    complete: ({ values }) => (typeof values.name === 'string' ? { namePinyin: namePinyin(values.name) } : {}),
    operations: { selectByNoServiced, exportPerson },
  },
  elderlyIO: packageExtension(elderlyPackages),
} satisfies Extensions;

/** A name without tones, in full and as initials (`zhangsan zs`), so that it is found by either. */
function namePinyin(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' }).map((text) =>
    text.toLowerCase(),
  );
  return `${syllables.join('')} ${syllables.map((text) => text.charAt(0)).join('')}`.slice(0, PINYIN_MAX);
}

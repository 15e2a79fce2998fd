import { pinyin } from 'pinyin-pro';
import type { EntityExtension } from '../operations/extension';
import { selectByNoServiced } from './noServiced';
import { packageExtension } from './package/packageExtension';
import { elderlyPackages } from './package/packageSource';
import { recordNumber } from './recordNumber';
import { cancelFutureApplications } from './serviceApplication/futureApplications';

/** Characters of pinyin kept. */
const PINYIN_MAX = 100;

/** The elderly section: numbers, the pinyin of names, the screening of who had no service. */
export const elderlyExtensions: Readonly<Record<string, EntityExtension>> = {
  elderly: {
    complete: ({ values }) => (typeof values.name === 'string' ? { namePinyin: namePinyin(values.name) } : {}),
    number: ({ regionCode }, id) => ({ elderlyNo: recordNumber(`E${String(regionCode).slice(0, 6)}`, id, 7) }),
    after: async (change, id) =>
      change.kind === 'transition' && change.record.status === 'deceased' ? cancelFutureApplications(change, id) : [],
    operations: { selectByNoServiced },
  },
  elderlyIO: packageExtension(elderlyPackages),
};

/** A name without tones, in full and as initials (`zhangsan zs`), so that it is found by either. */
export function namePinyin(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' }).map((text) =>
    text.toLowerCase(),
  );
  return `${syllables.join('')} ${syllables.map((text) => text.charAt(0)).join('')}`.slice(0, PINYIN_MAX);
}

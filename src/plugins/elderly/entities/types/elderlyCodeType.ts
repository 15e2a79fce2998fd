import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, integer, text } from '../../../../../contract/fields';
import { patternProblem } from '../identity/idDocument';

/** Kinds of identity document, with the codes of the health-data table CV02.01.101. */
export const elderlyCodeType = defineDictionary({
  name: 'elderlyCodeType',
  section: 'elderly',
  fields: {
    /** Regular expression that a number of this kind must match as a whole. */
    pattern: text({ max: 200 }),
    /** Number of characters that a masked number shows at both ends. */
    maskHead: integer({ min: 0, max: 30, default: 3 }),
    maskTail: integer({ min: 0, max: 30, default: 4 }),
    carriesGender: boolean({ default: false }),
    carriesBirth: boolean({ default: false }),
  },
  ownColumns: ['pattern', 'carriesGender', 'carriesBirth'],
  check: ({ pattern }) => {
    const code = typeof pattern === 'string' ? patternProblem(pattern) : undefined;
    return code ? [{ field: 'pattern', code }] : [];
  },
});
export type ElderlyCodeType = EntityRecord<typeof elderlyCodeType>;

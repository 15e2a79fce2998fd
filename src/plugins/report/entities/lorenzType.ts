import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, text } from '../../../../contract/fields';
import { severities } from './reportCodes';

/** Shape of a Lorenz plot, and its possible meaning. */
export const lorenzType = defineDictionary({
  name: 'lorenzType',
  section: 'report',
  fields: {
    shape: text({ max: 200, multiline: true, list: true }),
    meaning: text({ max: 500, multiline: true, list: true }),
    suggestion: text({ max: 500, multiline: true }),
    severity: choice(severities, { required: true, default: 'none', list: true, filter: true }),
  },
});
export type LorenzType = EntityRecord<typeof lorenzType>;

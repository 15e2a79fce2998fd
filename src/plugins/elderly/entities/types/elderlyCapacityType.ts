import { defineDictionary, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, integer } from '../../../../../contract/fields';

/** Ability grade of GB/T 42195-2022, with its range of scores and the visits that it allows. */
export const elderlyCapacityType = defineDictionary({
  name: 'elderlyCapacityType',
  section: 'elderly',
  fields: {
    level: integer({ min: 0, max: 4, required: true, unique: true, list: true }),
    /** Inclusive range of the total of the 26 items. */
    scoreMin: integer({ min: 0, max: 90 }),
    scoreMax: integer({ min: 0, max: 90 }),
    /** Default maximum number of visits per month; empty if only everyday services are provided. */
    monthlyVisitCap: integer({ min: 0, max: 31 }),
    standard: choice(['GB/T 42195-2022', 'MZ/T 039-2013'], { default: 'GB/T 42195-2022' }),
  },
  ownColumns: ['level', 'scoreMin', 'scoreMax', 'monthlyVisitCap', 'standard'],
  check: ({ scoreMin, scoreMax }) =>
    typeof scoreMin === 'number' && typeof scoreMax === 'number' && scoreMin > scoreMax
      ? [{ field: 'scoreMin', code: 'limitsOrder' }]
      : [],
});
export type ElderlyCapacityType = EntityRecord<typeof elderlyCapacityType>;

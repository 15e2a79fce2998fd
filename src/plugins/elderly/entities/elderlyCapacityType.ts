import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, integer } from '../../../../contract/fields';

/** Ability grade of GB/T 42195-2022, with the band of scores it stands for and the visits it allows. */
export const elderlyCapacityType = defineDictionary({
  name: 'elderlyCapacityType',
  section: 'elderly',
  fields: {
    level: integer({ min: 0, max: 4, required: true, unique: true, list: true }),
    /** Inclusive band of the total of the 26 items. */
    scoreMin: integer({ min: 0, max: 90 }),
    scoreMax: integer({ min: 0, max: 90 }),
    /** Most visits a month by default; empty where only life services are given. */
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

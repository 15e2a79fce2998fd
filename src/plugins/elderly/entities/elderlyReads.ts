import type { Read } from '../../../../contract/defineEntity';
import { boolean, choice, date, integer, references, region, text } from '../../../../contract/fields';

/** Returns the source of suggestions of streets, communities or regions where elders live. */
export const placesOf = (part: 'street' | 'community' | 'region') => ({
  entity: 'elderly',
  read: 'selectPlaces',
  input: { part },
});

/** Reads of elders: by the filters of the list, and the screening of elders without service. */
export const elderlyReads = {
  selectBySelective: { input: {}, answer: 'list', limit: 1000, filters: true },
  /**
   * Streets, communities or regions where elders live, found by name, pinyin or code prefix. Those with the most elders
   * come first; as `Suggestion`.
   */
  selectPlaces: {
    input: { part: choice(['street', 'community', 'region'], { required: true }), keyword: text({ max: 50 }) },
    answer: 'list',
    limit: 100,
  },
  selectByNoServiced: {
    input: {
      /** Inclusive period. Defaults to the current calendar month. */
      from: date({}),
      to: date({}),
      serviceTypeIds: references('serviceType', {}),
      elderlyTypeIds: references('elderlyType', {}),
      capacityTypeIds: references('elderlyCapacityType', {}),
      municipalTypeIds: references('elderlyMunicipalType', {}),
      region: region({ suggestions: placesOf('region') }),
      street: text({ max: 50, suggestions: placesOf('street') }),
      community: text({ max: 50, suggestions: placesOf('community') }),
      minDays: integer({ min: 0, max: 3660 }),
      includeSuspended: boolean({}),
    },
    answer: 'page',
  },
} satisfies Readonly<Record<string, Read>>;

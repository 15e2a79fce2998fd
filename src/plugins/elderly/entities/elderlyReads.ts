import type { Read } from '../../../../contract/defineEntity';
import { boolean, choice, date, integer, references, region, text } from '../../../../contract/fields';

/** Offers the streets, communities or regions where elders live. */
export const placesOf = (part: 'street' | 'community' | 'region') => ({
  entity: 'elderly',
  read: 'selectPlaces',
  input: { part },
});

/** Special reads of elders: by the list's filters as a whole, and the screening of who had no service. */
export const elderlyReads = {
  selectBySelective: { input: {}, answer: 'list', limit: 1000, filters: true },
  /** Streets, communities or regions where elders live, by name, pinyin or the beginning of the code, those with most elders first; as `OfferedValue`. */
  selectPlaces: {
    input: { part: choice(['street', 'community', 'region'], { required: true }), keyword: text({ max: 50 }) },
    answer: 'list',
    limit: 100,
  },
  selectByNoServiced: {
    input: {
      /** Inclusive period; the current calendar month unless given. */
      from: date({}),
      to: date({}),
      serviceTypeIds: references('serviceType', {}),
      elderlyTypeIds: references('elderlyType', {}),
      capacityTypeIds: references('elderlyCapacityType', {}),
      municipalTypeIds: references('elderlyMunicipalType', {}),
      region: region({ offers: placesOf('region') }),
      street: text({ max: 50, offers: placesOf('street') }),
      community: text({ max: 50, offers: placesOf('community') }),
      minDays: integer({ min: 0, max: 3660 }),
      includeSuspended: boolean({}),
    },
    answer: 'page',
  },
} satisfies Readonly<Record<string, Read>>;

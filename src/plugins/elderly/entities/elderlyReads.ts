import type { Read } from '../../../../contract/defineEntity';
import { boolean, date, integer, references, region } from '../../../../contract/fields';

/** Special reads of elders: by the list's filters as a whole, and the screening of who had no service. */
export const elderlyReads = {
  selectBySelective: { input: {}, answer: 'list', limit: 1000, filters: true },
  selectByNoServiced: {
    input: {
      /** Inclusive period; the current calendar month unless given. */
      from: date({}),
      to: date({}),
      serviceTypeIds: references('serviceType', {}),
      elderlyTypeIds: references('elderlyType', {}),
      capacityTypeIds: references('elderlyCapacityType', {}),
      municipalTypeIds: references('elderlyMunicipalType', {}),
      region: region({}),
      minDays: integer({ min: 0, max: 3660 }),
      includeSuspended: boolean({}),
    },
    answer: 'page',
  },
} satisfies Readonly<Record<string, Read>>;

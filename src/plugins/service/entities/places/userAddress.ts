import { type Draft, defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { positionProblems } from '../../../../../contract/distance';
import {
  boolean,
  choice,
  decimal,
  integer,
  phone,
  pinyin,
  reference,
  region,
  text,
} from '../../../../../contract/fields';
import type { Problem } from '../../../../../contract/problems';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import type { ApplicationState } from '../applications/applicationStates';

/** A place of service, the center of the check-in geofence. A user has at most 20, one of them the default. */
export const userAddress = defineEntity({
  name: 'userAddress',
  section: 'service',
  titleField: 'contactName',
  fields: {
    userId: reference('user', { required: true, list: true, filter: true }),
    elderlyId: reference('elderly', { filter: true }),
    contactName: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    contactNamePinyin: pinyin('contactName'),
    contactPhone: phone({ required: true, mask: 'phone' }),
    regionCode: region({ required: true, filter: true, personal: true, suggestions: placesOf('region') }),
    regionText: text({ max: 100, list: true, search: true, personal: true }),
    detail: text({ max: 200, required: true, mask: 'address' }),
    /** Floor, elevator, entrance. */
    houseNote: text({ max: 100, personal: true }),
    /** Degrees, GCJ-02; known once the address is geocoded. */
    lng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
    lat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
    geoSource: choice(['map', 'geocode', 'device'], {}),
    geoVerified: boolean({ default: false, list: true, filter: true }),
    /** Radius in meters within which a sign-in counts as on site. */
    geofenceM: integer({ min: 10, max: 500, default: 100 }),
    isDefault: boolean({ default: false, list: true }),
    tag: choice(['home', 'childHome', 'other'], { default: 'home' }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    person: ['userId', 'elderlyId', 'contactName', 'contactPhone', 'tag', 'isDefault'],
    place: ['regionCode', 'regionText', 'detail', 'houseNote', 'remark'],
    geofence: ['lng', 'lat', 'geoSource', 'geoVerified', 'geofenceM'],
    openVisits: { show: [] },
  },
  columns: [
    'contactName',
    'contactPhone',
    'elderlyId',
    'userId',
    'regionText',
    'detail',
    'tag',
    'geoVerified',
    'isDefault',
    'updateTime',
  ],
  quickFilters: {
    unverified: { filter: { geoVerified: false }, count: true },
    verified: { filter: { geoVerified: true } },
  },
  sort: [
    ['isDefault', 'desc'],
    ['updateTime', 'desc'],
  ],
  rowScope: { region: 'regionCode' },
  erasure: { records: 'remove', about: ['userId', 'elderlyId'] },
  deletion: { kind: 'soft' },
  indexedSearch: true,
  reads: {
    selectByUserId: { input: { userId: reference('user', { required: true }) }, answer: 'list', limit: 20 },
    /** Open applications with this address, the next one first, as {@link AddressUse}. */
    selectUses: {
      input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
      answer: 'list',
      limit: 100,
    },
  },
  check: checkUserAddress,
});
export type UserAddress = EntityRecord<typeof userAddress>;

/** An open application, and whether it still follows its address. */
export interface AddressUse {
  applicationId: number;
  applicationNo: string;
  status: ApplicationState;
  planStart: string;
  /** An attendant is assigned, so the visit keeps its snapshot of the place. */
  isFrozen: boolean;
  /** Place or geofence of the address now differ from those of the visit. */
  isChanged: boolean;
}

/** Requires longitude and latitude to be a valid position, and a verified address to have one. */
function checkUserAddress(record: Draft): Problem[] {
  const problems = positionProblems(record);
  if (problems.length > 0) return problems;
  const missing = ['lng', 'lat'].filter((field) => record[field] == null);
  return record.geoVerified === true ? missing.map((field) => ({ field, code: 'coordinateRequired' })) : [];
}

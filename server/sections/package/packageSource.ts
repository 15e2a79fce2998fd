import type { Entity } from '../../../contract/defineEntity';
import { elderly } from '../../../contract/elderly/elderly';
import { elderlyIO } from '../../../contract/elderly/elderlyIO';
import { maskValue } from '../../../contract/masks';
import type { PackageKind } from '../../../contract/package/definePackages';
import { attendant } from '../../../contract/service/attendant';
import { serviceApplication } from '../../../contract/service/serviceApplication';
import { serviceApplicationIO } from '../../../contract/service/serviceApplicationIO';
import { serviceType } from '../../../contract/service/serviceType';
import { fieldColumn, items, type PackageColumn, rowsOf } from './packageColumn';

/** What one kind of packages is made of. */
export interface PackageSource {
  /** The packages. */
  packages: Entity;
  /** The records in them. */
  entity: Entity;
  /** Name of the tables, and beginning of the archive's name. */
  table: string;
  /** The field that names a record's folder of pictures. */
  number: string;
  columns: (kind: PackageKind) => readonly PackageColumn[];
  /** Fields that hold pictures, and what their files are called. */
  images: Readonly<Record<string, string>>;
}

/** Key under which reading puts what is known of the attendant a record names. */
export const ATTENDANT = 'attendant';

const attendantNo: PackageColumn = {
  name: 'attendantNo',
  type: 'text',
  fields: ['attendantId'],
  heading: (words) => words.fieldLabel(attendant, 'attendantNo'),
  cell: (record) => text(rowOf(record[ATTENDANT]).attendantNo),
};

/** An elder's attendant is somebody else's personal data, which the reason for seeing the elder's does not cover. */
const attendantName: PackageColumn = {
  name: 'attendantName',
  type: 'text',
  fields: ['attendantId'],
  heading: (words) => words.fieldLabel(elderly, 'attendantId'),
  cell: (record) => text(maskValue('name', rowOf(record[ATTENDANT]).name)),
};

const contacts: PackageColumn = {
  name: 'contacts',
  type: 'text',
  fields: ['contacts'],
  heading: (words) => words.fieldLabel(elderly, 'contacts'),
  cell: (record, words) =>
    rowsOf(record.contacts)
      .map(({ name, relation, phone }) => `${name} ${words.choice(elderly, 'contacts_relation', relation)} ${phone}`)
      .join(words.separator),
};

const elderColumns: readonly PackageColumn[] = [
  ...[
    'elderlyNo',
    'name',
    'status',
    'gender',
    'birthDate',
    'age',
    'elderlyCodeTypeId',
    'idNo',
    'phone',
    'landline',
    'regionCode',
    'street',
    'community',
    'householdAddress',
    'liveAddress',
    'elderlyTypeId',
    'elderlyMunicipalTypeIds',
    'elderlyCapacityTypeId',
    'capacityAssessDate',
    'capacityNextDate',
    'elderlyLiveTypeId',
    'elderlyMaritalStatusTypeId',
    'focusTags',
    'visitLevel',
  ].map((name) => fieldColumn(elderly, name)),
  contacts,
  attendantNo,
  attendantName,
  ...['serviceStartDate', 'serviceEndDate', 'lastServiceTime', 'lastVisitTime', 'serviceCount30d'].map((name) =>
    fieldColumn(elderly, name),
  ),
];

const noServicedColumns: readonly PackageColumn[] = [
  {
    name: 'daysSinceService',
    type: 'number',
    unit: 'd',
    fields: [],
    heading: ({ texts }) => texts.noServiced.days,
    cell: ({ daysSinceService }) => (typeof daysSinceService === 'number' ? daysSinceService : null),
  },
  {
    name: 'reason',
    type: 'text',
    fields: [],
    heading: ({ texts }) => texts.noServiced.reason,
    cell: ({ reason }, { texts }) => texts.noServiced.reasons[String(reason)] ?? null,
  },
];

const application = (name: string, unit?: string) => fieldColumn(serviceApplication, name, { unit });

const applicationColumns: readonly PackageColumn[] = [
  ...[
    'applicationNo',
    'externalNo',
    'source',
    'elderlyNo',
    'elderlyName',
    'elderlyCapacityTypeId',
    'serviceTypeId',
  ].map((name) => application(name)),
  {
    ...application('itemCodes'),
    dictionary: serviceType.name,
    cell: ({ itemCodes }, words) =>
      items(itemCodes)
        .map((code) => words.entryOfCode(serviceType.name, code))
        .join(words.separator),
  },
  attendantNo,
  ...['attendantName', 'planStart', 'planEnd', 'signInTime'].map((name) => application(name)),
  application('signInDistanceM', 'm'),
  application('signOutTime'),
  application('signOutDistanceM', 'm'),
  application('actualMinutes', 'min'),
  ...['status', 'riskScore', 'riskLevel'].map((name) => application(name)),
  {
    name: 'riskHits',
    type: 'text',
    fields: ['riskHits'],
    heading: (words) => words.fieldLabel(serviceApplication, 'riskHits'),
    cell: ({ riskHits }, words) =>
      rowsOf(riskHits)
        .map(({ ruleId }) => String(ruleId))
        .join(words.separator),
  },
  ...['payerType', 'priceFen', 'rating', 'settleStatus'].map((name) => application(name)),
];

export const elderlyPackages: PackageSource = {
  packages: elderlyIO,
  entity: elderly,
  table: 'elderly',
  number: 'elderlyNo',
  columns: (kind) => (kind === 'packageNoServiced' ? [...elderColumns, ...noServicedColumns] : elderColumns),
  images: { photo: 'photo', idImages: 'idDocument' },
};

export const serviceApplicationPackages: PackageSource = {
  packages: serviceApplicationIO,
  entity: serviceApplication,
  table: 'service',
  number: 'applicationNo',
  columns: () => applicationColumns,
  images: { signInPhotos: 'signIn', signOutPhotos: 'signOut', servicePhotos: 'service', elderSignature: 'signature' },
};

/** Every kind of packages there is. */
export const packageSources: readonly PackageSource[] = [elderlyPackages, serviceApplicationPackages];

const text = (value: unknown) => (typeof value === 'string' ? value : null);

const rowOf = (value: unknown) => rowsOf([value])[0] ?? {};

import { byLocale } from '../../../../contract/texts/localeTexts';
import { asRecords, fieldColumn, type PackageColumn, type PackageSource } from '../../../../server/plugin-api/builtin';
import { elderly } from '../entities/elderly';
import { elderlyIO } from '../entities/elderlyIO';
import { addAttendants, attendantName, attendantNo } from './attendantColumns';
import { noServicedInput, noServicedScreening } from './noServiced';

const noServicedTexts = byLocale(
  import.meta.glob<typeof import('../texts/noServiced/zh-CN.json')>('../texts/noServiced/*.json', {
    eager: true,
    import: 'default',
  }),
);

const contacts: PackageColumn = {
  name: 'contacts',
  type: 'text',
  fields: ['contacts'],
  heading: (words) => words.fieldLabel(elderly, 'contacts'),
  cell: (record, words) =>
    asRecords(record.contacts)
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
    heading: ({ locale }) => noServicedTexts[locale].days,
    cell: ({ daysSinceService }) => (typeof daysSinceService === 'number' ? daysSinceService : null),
  },
  {
    name: 'reason',
    type: 'text',
    fields: [],
    heading: ({ locale }) => noServicedTexts[locale].reason,
    cell: ({ reason }, { locale }) =>
      new Map<unknown, string>(Object.entries(noServicedTexts[locale].reasons)).get(reason) ?? null,
  },
];

/** The source of packages of elders. */
export const elderlyPackages: PackageSource = {
  packages: elderlyIO,
  entity: elderly,
  table: 'elderly',
  number: 'elderlyNo',
  columns: (kind) => (kind === 'packageNoServiced' ? [...elderColumns, ...noServicedColumns] : elderColumns),
  images: { photo: 'photo', idImages: 'idDocument' },
  complete: addAttendants,
  screenings: { packageNoServiced: { input: noServicedInput, resolve: noServicedScreening } },
};

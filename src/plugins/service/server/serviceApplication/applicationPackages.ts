import {
  asArray,
  asRecords,
  fieldColumn,
  type PackageColumn,
  type PackageSource,
} from '../../../../../server/plugin-api/builtin';
import { addAttendants, attendantNo } from '../../../elderly/server/public';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceApplicationIO } from '../../entities/applications/serviceApplicationIO';
import { serviceType } from '../../entities/serviceType';

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
      asArray(itemCodes)
        .map((code) => words.dictionaryNameByCode(serviceType.name, code))
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
      asRecords(riskHits)
        .map(({ ruleId }) => ruleId)
        .join(words.separator),
  },
  ...['payerType', 'priceFen', 'rating', 'settleStatus'].map((name) => application(name)),
];

/** The source of packages of applications. */
export const serviceApplicationPackages: PackageSource = {
  packages: serviceApplicationIO,
  entity: serviceApplication,
  table: 'service',
  number: 'applicationNo',
  columns: () => applicationColumns,
  images: { signInPhotos: 'signIn', signOutPhotos: 'signOut', servicePhotos: 'service', elderSignature: 'signature' },
  complete: addAttendants,
};

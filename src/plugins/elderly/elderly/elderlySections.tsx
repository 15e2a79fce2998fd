import type { FormSection } from '../../../core/kit';
import { CapacityAssessment } from '../capacity/CapacityAssessment';
import { EthnicInput } from './EthnicInput';

/** The tabs of an elder's form. */
export const elderlySections: readonly FormSection[] = [
  {
    label: 'elderly-manage.tabs.basic',
    fields: [
      'name',
      'elderlyCodeTypeId',
      'idNo',
      'noDocumentReason',
      'gender',
      'birthDate',
      'earlyReason',
      'ethnic',
      'education',
      'elderlyMaritalStatusTypeId',
    ],
    inputs: { ethnic: <EthnicInput /> },
    help: {
      idNo: 'elderly-manage.help.idNo',
      noDocumentReason: 'elderly-manage.help.noDocumentReason',
      earlyReason: 'elderly-manage.help.earlyReason',
    },
  },
  {
    label: 'elderly-manage.tabs.contact',
    fields: ['phone', 'landline', 'idDocExtra', 'contacts', 'photo', 'idImages'],
    help: { phone: 'elderly-manage.help.phone' },
  },
  {
    label: 'elderly-manage.tabs.home',
    fields: [
      'regionCode',
      'street',
      'community',
      'liveAddress',
      'householdAddress',
      'elderlyLiveTypeId',
      'lng',
      'lat',
      'incomeSource',
    ],
    help: { regionCode: 'elderly-manage.help.regionCode', lng: 'elderly-manage.help.lng' },
  },
  {
    label: 'elderly-manage.tabs.capacity',
    fields: [
      'capacityAssessDate',
      'capacityNextDate',
      'capacityReason',
      'elderlyCapacityTypeId',
      'upgradeReasons',
      'capacityItems',
    ],
    content: <CapacityAssessment />,
  },
  {
    label: 'elderly-manage.tabs.health',
    fields: ['chronicDiseases', 'riskEvents30d', 'allergies', 'medication', 'medicalNote', 'medicalPay'],
  },
  {
    label: 'elderly-manage.tabs.service',
    fields: [
      'elderlyTypeId',
      'elderlyMunicipalTypeIds',
      'visitLevel',
      'attendantId',
      'adminId',
      'serviceStartDate',
      'serviceEndDate',
      'focusTags',
      'remark',
    ],
    help: { elderlyMunicipalTypeIds: 'elderly-manage.help.municipal' },
  },
];

import type { FormSection } from '../../../core/kit';

/** The parts of a service type's form and page. */
export const serviceTypeSections = [
  {
    label: 'service-manage.serviceType.item',
    fields: ['code', 'name', 'nameEn', 'category', 'frequency', 'sort', 'enabled', 'color', 'description'],
  },
  {
    label: 'service-manage.serviceType.work',
    fields: ['requireRole', 'nursesOnly', 'twoPerson', 'capacityTypeIds', 'stdMinutes', 'minMinutes', 'maxMinutes'],
  },
  { label: 'service-manage.serviceType.price', fields: ['priceFen', 'unit', 'payerPrices'] },
  {
    label: 'service-manage.serviceType.policy',
    description: 'service-manage.serviceType.policyHelp',
    fields: [
      'lateRecord',
      'lateMaxMin',
      'lateAction',
      'earlyRecord',
      'earlyMaxMin',
      'earlyAction',
      'signInRecord',
      'signInMaxM',
      'signInAction',
      'signOutRecord',
      'signOutMaxM',
      'signOutAction',
      'minLengthRecord',
      'minLengthAction',
      'lengthLessRecord',
      'lengthLessAction',
      'conflictRecord',
      'conflictAction',
    ],
  },
  {
    label: 'service-manage.serviceType.evidence',
    fields: [
      'signInPhotos',
      'signOutPhotos',
      'albumAllowed',
      'scanCodeIn',
      'scanCodeOut',
      'recordAudioIn',
      'recordAudioOut',
      'recordAudioSeconds',
      'needSignature',
    ],
  },
] as const satisfies readonly FormSection[];

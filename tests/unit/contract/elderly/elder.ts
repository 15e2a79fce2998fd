import type { Draft } from '../../../../contract/defineEntity';
import { capacityItems } from '../../../../src/plugins/elderly/entities/assessment/capacity';
import { idOf } from '../seededRules';

/** Scores with every item of the assessment at its best. */
export const bestScores = capacityItems;

/** A valid record of a man of 85 in service. */
export function elder(changes: Draft = {}): Draft {
  return {
    name: '张演示',
    elderlyCodeTypeId: idOf('elderlyCodeType', '01'),
    idNo: '119900194003150014',
    gender: '1',
    birthDate: '1940-03-15',
    phone: '19900000001',
    landline: null,
    regionCode: '119901',
    street: '示范街道',
    community: '示范社区',
    liveAddress: '示范路 1 号',
    elderlyTypeId: idOf('elderlyType', 'SELF'),
    elderlyMunicipalTypeIds: [idOf('elderlyMunicipalType', 'PT')],
    elderlyCapacityTypeId: idOf('elderlyCapacityType', '0'),
    elderlyLiveTypeId: idOf('elderlyLiveType', '3'),
    elderlyMaritalStatusTypeId: idOf('elderlyMaritalStatusType', '20'),
    contacts: [{ name: '张小演', relation: 'child', phone: '19900000002', isGuardian: true, sameCity: true, order: 1 }],
    status: 'active',
    ...changes,
  };
}

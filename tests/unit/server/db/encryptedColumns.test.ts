import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../../contract/defineEntity';
import { choice, type Field, list, phone, text } from '../../../../contract/fields';
import { comparedColumn, fieldOfColumn } from '../../../../server/db/tables/comparedColumns';
import { entityTable } from '../../../../server/db/tables/entityTable';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { entities } from '../../../support/sections';

describe('the encrypted fields', () => {
  it('are all ID, bank, card and phone numbers, texts about health, and what was searched for', () => {
    const sealed = entities.flatMap((entity) => {
      const { encrypted: sealed } = entityTable(entity);
      return sealed.length > 0 ? [[entity.name, sealed.join(' ')]] : [];
    });
    const health = 'health icope needs problems actions';
    expect(Object.fromEntries(sealed)).toEqual({
      admin: 'phone',
      attendant: 'idNo phone bankCardNo',
      device: 'imei mac iccid',
      deviceUser: 'phone medication emergencyContacts',
      doctor: 'phone idNo licenseNo practiceNo',
      ecg: 'doctorConclusion',
      elderly: 'idNo idDocExtra phone landline capacityItems allergies medication medicalNote riskEvents30d contacts',
      listView: 'conditions',
      lorenz: 'doctorConclusion',
      recordingCall: 'callerNo calleeNo',
      returnVisit: health,
      serviceApplication: 'elderlyPhone',
      sleep: 'doctorConclusion',
      user: 'phone idNo',
      userAddress: 'contactPhone',
    });
  });

  it('follow from the mask of a number; other fields need the option', () => {
    expect(text({ max: 20, mask: 'phone' })).toMatchObject({ encrypted: true });
    expect(list({ phone: phone({ mask: 'phone' }) }, { max: 3 })).toMatchObject({ encrypted: true });
    expect(text({ max: 20, mask: 'text', encrypted: true })).toMatchObject({ encrypted: true });
    for (const mask of ['text', 'name', 'address'] as const) expect(text({ max: 20, mask }).encrypted).toBeUndefined();
  });

  it('have a blind index for equality when they are numbers, and only then', () => {
    expect([...entityTable(elderly).blindIndexes.keys()]).toEqual(['idNo', 'idDocExtra', 'phone', 'landline']);
    expect(comparedColumn(elderly, 'idNo')).toBe('idNoBlindIndex');
    expect(comparedColumn(elderly, 'medicalNote')).toBe('medicalNote');
    expect(fieldOfColumn(elderly, 'idNoBlindIndex')).toBe('idNo');
    expect(fieldOfColumn(elderly, 'street')).toBe('street');
    const indexes = entityTable(elderly).indexes.map(({ parts }) => parts.map(({ expression }) => expression).join());
    for (const field of entityTable(elderly).encrypted) {
      expect(indexes.filter((columns) => columns.includes(`"${field}"`))).toEqual([]);
    }
    expect(indexes).toContain('"elderlyCodeTypeId","idNoBlindIndex"');
  });

  it.each<[string, Field]>([
    ['a field that lists show', text({ max: 20, encrypted: true })],
    ['a name, which is searched', text({ max: 20, mask: 'name', encrypted: true })],
    ['a choice', choice(['a'], { mask: 'text', encrypted: true })],
    ['a field with a default', text({ max: 20, mask: 'text', encrypted: true, default: 'a' })],
  ])('do not include %s', (_, secret) => {
    const entity = defineEntity({
      name: 'probe',
      section: 'probe',
      titleField: 'label',
      fields: { label: text({ max: 20, list: true }), secret },
      groups: { all: ['label', 'secret'] },
      sort: [['createTime', 'desc']],
      deletion: { kind: 'soft' },
    });
    expect(() => entityTable(entity)).toThrow('probe.secret cannot be sealed');
  });
});

import { describe, expect, it } from 'vitest';
import { parseUpdate } from '../../../../contract/validation/validation';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';

function problems(changes: object): string[] {
  const parsed = parseUpdate(elderly, { id: 1, version: 1, ...changes });
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field} ${code}`);
}

describe('the fields of an elder', () => {
  it.each([
    ['phone', '19900000001', []],
    ['phone', '010-12345678', ['phone badMobile']],
    ['landline', '010-12345678', []],
    ['landline', '057112345678-123456', []],
    ['landline', '19900000001', ['landline badPhone']],
    ['regionCode', '119901', []],
    ['regionCode', '119901001', []],
    ['regionCode', '119901001001', []],
    ['regionCode', '1199', ['regionCode badRegion']],
    ['gender', '3', ['gender notAllowed']],
    ['ethnic', 'JN', []],
    ['ethnic', 'XX', ['ethnic notAllowed']],
    ['lat', 90.1, ['lat tooLarge']],
    ['lng', -180, []],
    ['elderlyMunicipalTypeIds', [], ['elderlyMunicipalTypeIds required']],
    ['contacts', [], ['contacts required']],
  ])('accept for %s %j with %j', (field, value, expected) => {
    expect(problems({ [field]: value })).toEqual(expected);
  });

  it('hold one to five contacts with a name, a relation and a phone', () => {
    const contact = { name: '张小演', relation: 'child', phone: '19900000002' };
    expect(problems({ contacts: Array(5).fill(contact) })).toEqual([]);
    expect(problems({ contacts: Array(6).fill(contact) })).toEqual(['contacts tooManyItems']);
    expect(problems({ contacts: [{ ...contact, relation: 'self', phone: '12' }] })).toEqual([
      'contacts.0.relation notAllowed',
      'contacts.0.phone badPhone',
    ]);
  });

  it.each([
    [{ eating: 4, aggression: 1 }, []],
    [{ eating: 5 }, ['capacityItems.eating tooLarge']],
    [{ aggression: 2 }, ['capacityItems.aggression tooLarge']],
    [{ stairs: -1 }, ['capacityItems.stairs tooSmall']],
    [{ eating: 1.5 }, ['capacityItems.eating notInteger']],
    [{ singing: 1 }, ['capacityItems.singing unknownField']],
  ])('accept the scores %j with %j', (capacityItems, expected) => {
    expect(problems({ capacityItems })).toEqual(expected);
  });

  it.each(['elderlyNo', 'namePinyin', 'age', 'capacityScore', 'status', 'userIds', 'lastServiceTime', 'suspendUntil'])(
    'do not let clients write %s',
    (field) => {
      expect(problems({ [field]: null })).toEqual([`${field} serverSet`]);
    },
  );

  it.each([
    'name',
    'idNo',
    'birthDate',
    'phone',
    'landline',
    'householdAddress',
    'liveAddress',
    'lng',
    'lat',
    'capacityScore',
    'capacityItems',
    'chronicDiseases',
    'allergies',
    'medication',
    'medicalNote',
    'riskEvents30d',
    'photo',
    'idImages',
  ] as const)('mask %s', (field) => {
    expect(elderly.fields[field].mask).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { defineEntity } from '../../../../contract/defineEntity';
import { isPersonal } from '../../../../contract/erasure';
import { phone, pinyin, text } from '../../../../contract/fields';
import { maskRecord } from '../../../../contract/masks';
import { isListed } from '../../../../contract/query/listDetail';
import { searchFields } from '../../../../contract/query/searching';
import { pinyinFields, pinyinText } from '../../../../contract/values/pinyin';
import { entities } from '../../../support/sections';

describe('pinyinText', () => {
  it.each([
    [['zhang', 'san'], 'zhangsan zs'],
    [['lv', 'bu'], 'lvbu lb'],
    [['A', 'yi', '·', 'gu', ' '], 'ayigu ayg'],
    [['zhang', '3'], 'zhang3 z3'],
  ])('writes %j as %s', (syllables, expected) => {
    expect(pinyinText(syllables)).toBe(expected);
  });
});

describe('a pinyin field', () => {
  const guest = defineEntity({
    name: 'guest',
    section: 'visit',
    titleField: 'name',
    fields: {
      name: text({ max: 50, mask: 'name', search: true }),
      namePinyin: pinyin('name'),
      nickname: text({ max: 50, personal: true, search: true }),
      nicknamePinyin: pinyin('nickname'),
      room: text({ max: 50, personal: false, search: true }),
      roomPinyin: pinyin('room'),
      phone: phone({ mask: 'phone' }),
    },
    sort: [],
    deletion: { kind: 'soft' },
  });

  it('is searched but never listed', () => {
    expect(searchFields(guest)).toContain('namePinyin');
    expect(isListed(guest, 'namePinyin')).toBe(false);
  });

  it('is masked and erased like the text that it spells', () => {
    const { namePinyin, nicknamePinyin, roomPinyin } = guest.fields;
    expect([namePinyin, nicknamePinyin, roomPinyin].map(({ mask }) => mask)).toEqual(['name', undefined, undefined]);
    expect([namePinyin, nicknamePinyin, roomPinyin].map(isPersonal)).toEqual([true, true, false]);
  });

  it('reveals nothing of a masked text, not even its ends', () => {
    const record = { name: '张三', namePinyin: 'zhangsan zs', nickname: '三哥', nicknamePinyin: 'sange sg' };
    expect(maskRecord(guest, record)).toEqual({ ...record, name: '张*', namePinyin: null });
  });
});

it('every searched name that serves as the title of an entity has a pinyin field', () => {
  const called = entities.filter(({ fields, titleField: represent }) => {
    const field = fields[represent];
    return field?.search && isPersonal(field);
  });
  expect(called.map(({ name }) => name).sort()).toEqual([
    'attendant',
    'deviceUser',
    'doctor',
    'elderly',
    'user',
    'userAddress',
  ]);
  const spelled = called.filter((entity) => pinyinFields(entity).some(([, source]) => source === entity.titleField));
  expect(spelled).toEqual(called);
});

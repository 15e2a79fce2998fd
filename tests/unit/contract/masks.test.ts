import { describe, expect, it } from 'vitest';
import type { MaskKind } from '../../../contract/fields';
import {
  compileMask,
  EMPTY_FIELDS,
  emptyHiddenFields,
  hasMaskedFields,
  isKnownEmpty,
  isMaskedField,
  isMaskedText,
  MASKED_IMAGE,
  maskRecord,
  maskValue,
} from '../../../contract/masks';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { elderlyLiveType } from '../../../src/plugins/elderly/entities/types/elderlyLiveType';
import { sample } from './support/sampleEntity';

const cases: [MaskKind, unknown, unknown][] = [
  ['name', '张', '*'],
  ['name', '张三', '张*'],
  ['name', '张三丰', '张*丰'],
  ['name', '欧阳小文', '欧**文'],
  ['name', '𠮷野家', '𠮷*家'],
  ['name', '𠮷野', '𠮷*'],
  ['name', 'Anna Li', 'A*****i'],
  ['document', '119900194003150014', '119***********001*'],
  ['document', '11990019400315002X', '119***********002*'],
  ['document', 'H12345678', 'H12**567*'],
  ['document', 'A1234', 'A****'],
  ['phone', '13812341234', '138****1234'],
  ['phone', '0571-88888888', '057******8888'],
  ['phone', '12345', '1****'],
  ['address', '示范市东湖区和平街道幸福社区3号楼2单元501室', '示范市东湖区和平街道幸福社区***'],
  ['address', '示范市东湖区和平街道阳光小区三幢', '示范市东湖区和平街道阳光小区***'],
  ['address', '示范市北山镇张家村五组12号', '示范市北山镇张家村***'],
  ['address', '示范市钟楼街道新华路8号', '示范市钟楼街道***'],
  ['address', '示范市东湖区文三路12号阳光小区3幢', '示范市东湖区***'],
  ['address', '文三路12号', '***'],
  ['address', '5 Main Street', '***'],
  ['birthDate', '1940-03-15', '1940'],
  ['coordinate', 120.123456, 120.12],
  ['coordinate', -0.129, -0.13],
  ['image', '/files/1.png', MASKED_IMAGE],
  ['image', ['/files/1.png', '/files/2.png'], [MASKED_IMAGE, MASKED_IMAGE]],
  ['text', '高血压', null],
  ['text', ['I10'], null],
  ['text', 42, null],
  ['text', { fall: 1 }, null],
];

describe('maskValue', () => {
  it.each(cases)('shows a %s %j as %j', (kind, value, masked) => {
    expect(maskValue(kind, value)).toEqual(masked);
  });

  it.each(cases)('leaves a masked %s of %j unchanged', (kind, value) => {
    const masked = maskValue(kind, value);
    expect(maskValue(kind, masked)).toEqual(masked);
  });

  it.each(['name', 'document', 'phone', 'address', 'birthDate', 'coordinate', 'image', 'text'] as const)(
    'keeps a missing %s missing',
    (kind) => {
      expect(maskValue(kind, null)).toBeNull();
      expect(maskValue(kind, undefined)).toBeUndefined();
    },
  );

  it.each(['name', 'phone', 'document', 'address', 'birthDate', 'image'] as const)(
    'hides a %s of an unexpected type completely',
    (kind) => {
      expect(maskValue(kind, 13812341234)).toBeNull();
      expect(maskValue(kind, { secret: 1 })).toBeNull();
    },
  );
});

describe('isMaskedText', () => {
  it.each([
    ['phone', '138****1234', true],
    ['phone', '13812341234', false],
    ['phone', '1', false],
    ['name', '张*', true],
    ['name', '张三', false],
    ['document', '119***********0014', true],
    ['address', '示范市东湖区***', true],
    ['address', '示范市东湖区', false],
    ['birthDate', '1940', true],
    ['birthDate', '1940-03-15', false],
    ['image', MASKED_IMAGE, true],
    ['image', '/files/1.png', false],
    ['text', '', false],
    ['coordinate', '120.12', false],
  ] as const)('%s %j: %s', (kind, text, masked) => {
    expect(isMaskedText(kind, text)).toBe(masked);
  });
});

describe('maskRecord', () => {
  const record = {
    id: 1,
    title: '出诊',
    person: '张三',
    mobile: '13812341234',
    phone: null,
    illness: '高血压',
    hash: 'abc',
    contacts: [{ name: '李小四', phone: '13812341234', main: true }],
    place: { floor: 3, door: '301' },
    photos: ['/a.png'],
  };

  it('masks the fields of the record, of its rows and of its groups, and removes secrets', () => {
    expect(maskRecord(sample, record)).toEqual({
      id: 1,
      title: '出诊',
      person: '张*',
      mobile: '138****1234',
      phone: null,
      illness: null,
      contacts: [{ name: '李*四', phone: '138****1234', main: true }],
      place: { floor: 3, door: null },
      photos: [MASKED_IMAGE],
    });
  });

  it('does not change the record it is given', () => {
    const before = structuredClone(record);
    maskRecord(sample, record);
    expect(record).toEqual(before);
  });
});

describe('compileMask', () => {
  it('masks the record it is given', () => {
    const record: Record<string, unknown> = { person: '张三', hash: 'abc' };
    expect(compileMask(sample)(record)).toBe(record);
    expect(record).toEqual({ person: '张*' });
  });

  it('adds no field that was not selected', () => {
    expect(compileMask(sample)({ id: 1 })).toEqual({ id: 1 });
  });

  it('is compiled once for an entity', () => {
    expect(compileMask(sample)).toBe(compileMask(sample));
  });

  it('hides an element that is not a row in a list of rows', () => {
    expect(compileMask(sample)({ contacts: ['13812341234', null, [{ phone: '13812341234' }]], place: '301' })).toEqual({
      contacts: [null, null, null],
      place: null,
    });
  });
});

describe('hasMaskedFields', () => {
  it('distinguishes entities with personal data from those without', () => {
    expect(hasMaskedFields(sample)).toBe(true);
    expect(hasMaskedFields(elderlyLiveType)).toBe(false);
  });

  it('looks into lists and groups', () => {
    expect(isMaskedField(sample.fields.contacts)).toBe(true);
    expect(isMaskedField(sample.fields.place)).toBe(true);
    expect(isMaskedField(sample.fields.title)).toBe(false);
  });
});

describe('hidden texts that are empty', () => {
  it('are named in a record that was read by itself', () => {
    const record = { allergies: null, medication: '', medicalNote: '无', chronicDiseases: [] };
    const named = emptyHiddenFields(elderly, record);
    expect(named).toEqual(expect.arrayContaining(['allergies', 'medication', 'chronicDiseases']));
    expect(named).not.toContain('medicalNote');
    expect(named).not.toContain('phone');
    expect(isKnownEmpty({ [EMPTY_FIELDS]: named }, 'allergies')).toBe(true);
    expect(isKnownEmpty({}, 'allergies')).toBe(false);
  });
});

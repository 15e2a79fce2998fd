import { describe, expect, it } from 'vitest';
import { defineEntity, type Entity } from '../../../contract/defineEntity';
import { isPersonal } from '../../../contract/erasure';
import {
  date,
  type Field,
  type Fields,
  group,
  image,
  integer,
  list,
  reference,
  region,
  text,
} from '../../../contract/fields';
import { redactDiff } from '../../../server/audit/redact';
import { anonymisedValues } from '../../../server/persons/anonymise';
import { reachedEntities } from '../../../server/persons/erasureTree';
import { maskNames } from '../../../server/persons/personNames';
import { personTables } from '../../../server/persons/personTables';
import { sections } from '../../../server/sections';

const { entities } = sections;
const TEXTS: readonly Field['kind'][] = ['text', 'texts', 'json', 'image', 'images', 'audio'];

/** Returns the fields with texts, numbers, pictures or sounds that do not declare whether they are about a person. */
function unstated(fields: Fields, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.derived || field.mask !== undefined || field.personal !== undefined) return [];
    if (field.kind === 'list' || field.kind === 'group') return unstated(field.fields, `${path}${name}.`);
    // Numbers that the server counts, and colors, are about records.
    if (field.kind === 'text' && (field.sequence || field.format === 'color')) return [];
    return TEXTS.includes(field.kind) ? [`${path}${name}`] : [];
  });
}

describe('every entity', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s declares for each text whether it is about a person',
    (_, entity) => {
      expect(entity.personal === false ? [] : unstated(entity.fields)).toEqual([]);
    },
  );

  it('does not claim to hold nothing about people when it takes part in erasure', () => {
    expect(entities.filter(({ personal, erasure }) => personal === false && erasure)).toEqual([]);
  });

  it('names existing fields and states only', () => {
    for (const { name, fields, erasure, state } of entities) {
      for (const field of erasure?.about ?? [])
        expect([name, field, fields[field]?.kind]).toEqual([name, field, 'reference']);
      const states = fields[state?.field ?? ''];
      const known: readonly string[] = states?.kind === 'choice' ? states.values : [];
      for (const code of [...(erasure?.unfinished ?? []), ...(erasure?.retention?.states ?? [])])
        expect(known).toContain(code);
    }
  });
});

/** Records that are exported for a person but not changed by an erasure, and why. */
const STAY: Readonly<Record<string, readonly string[]>> = {
  // Refused uploads of a device, without their content.
  elderly: ['deviceRefusal'],
  // The visit belongs to the elder.
  user: ['serviceApplication'],
  // So does the posting of its settlement, which names the caregiver by id alone.
  attendant: ['serviceApplication', 'settlementEntry', 'elderly'],
};

describe.each(['elderly', 'user', 'attendant'])('the erasure of a person (%s)', (name) => {
  const person = entities.find((entity) => entity.name === name) as Entity;

  it('reaches every entity about the person, so that a new section takes part or fails here', () => {
    const reached = reachedEntities(entities, person);
    const about = personTables(entities, name).filter(({ target: of }) => reached.has(of));
    const missed = about
      .map(({ entity }) => entity.name)
      .filter((each) => !reached.has(each) && !STAY[name]?.includes(each));
    expect(missed).toEqual([]);
  });
});

const sample = defineEntity({
  name: 'sample',
  section: 'sample',
  titleField: 'name',
  fields: {
    name: text({ max: 50, required: true, mask: 'name' }),
    phone: text({ max: 20, required: true, unique: true, mask: 'phone' }),
    openId: text({ max: 20, secret: true, personal: true }),
    no: text({ max: 20, personal: 'number' }),
    born: date({ required: true, mask: 'birthDate' }),
    home: region({ required: true, personal: true }),
    photo: image({}),
    kind: text({ max: 20, personal: false }),
    helperId: reference('helper', {}),
    helper: text({ max: 20, mask: 'name', personal: { of: 'helperId' } }),
    steps: list(
      {
        helperId: integer({ min: 1, max: 99 }),
        helper: text({ max: 20, mask: 'name', personal: { of: 'helperId' } }),
        note: text({ max: 20, personal: true }),
        minutes: integer({ min: 0, max: 99 }),
      },
      { max: 5 },
    ),
    place: group({ street: text({ max: 20, personal: true }), floor: integer({ min: 0, max: 9 }) }, {}),
  },
  sort: [],
  deletion: { kind: 'soft' },
});
const record = {
  id: 7,
  name: '张三',
  phone: '19900001234',
  no: 'S0007',
  born: '1940-05-06',
  home: '110101001',
  photo: 'x',
  kind: 'a',
  helperId: 3,
  helper: '李四',
  steps: [
    { helperId: 3, helper: '李四', note: '敲门三次', minutes: 5 },
    { helperId: 4, helper: '王五', note: null, minutes: 6 },
  ],
  place: { street: '长街', floor: 3 },
};

describe('the remainder of an erased record', () => {
  it('contains nothing about the person; the number is kept while the law requires it', () => {
    expect(anonymisedValues(sample, record, { id: 7 })).toEqual({
      name: '—',
      phone: '—7',
      openId: null,
      born: '1940-01-01',
      home: '110101',
      photo: null,
      steps: [
        { helperId: 3, helper: '李四', note: null, minutes: 5 },
        { helperId: 4, helper: '王五', note: null, minutes: 6 },
      ],
      place: { street: null, floor: 3 },
    });
    expect(anonymisedValues(sample, record, { id: 7, numbers: true })).toMatchObject({ no: null });
  });

  it('about another person lacks the fields that name the erased person, row by row', () => {
    expect(anonymisedValues(sample, record, { id: 3, reference: 'helperId' })).toEqual({
      helper: null,
      steps: [{ ...record.steps[0], helper: null }, record.steps[1]],
    });
    expect(anonymisedValues(sample, record, { id: 9, reference: 'helperId' })).toEqual({});
  });

  it('is not changed by a second erasure', () => {
    const after = { ...record, ...anonymisedValues(sample, record, { id: 7, numbers: true }) };
    expect(anonymisedValues(sample, after, { id: 7, numbers: true })).toEqual({ openId: null });
  });
});

describe('personal fields', () => {
  it('are the masked fields, and those that declare it', () => {
    expect(
      [{ mask: 'name' as const }, { personal: 'number' as const }, { personal: { of: 'a' } }].map(isPersonal),
    ).toEqual([true, true, true]);
    expect([{}, { mask: 'name' as const, personal: false }].map(isPersonal)).toEqual([false, false]);
  });

  it('have no value in the log', () => {
    expect(redactDiff(sample, null, record)).toMatchObject({
      no: [null, '***'],
      place: [null, '***'],
      kind: [null, 'a'],
    });
  });

  it('have no name in the reason of an erasure', () => {
    expect(maskNames('张三本人申请，电话19900001234', ['张三', '19900001234'])).toBe('***本人申请，电话***');
  });
});

import { describe, expect, it } from 'vitest';
import { isMaskedField } from '../../../../../contract/masks';
import { formerValues } from '../../../../../src/core/kit/undo/formerValues';
import { entities } from '../../../../support/sections';

const FILES = ['image', 'images', 'audio'];
const fields = entities.flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({ entity, name, field })),
);

describe('the former values of changed fields', () => {
  it('are unknown for every masked, secret or file field of every entity, whatever else changes', () => {
    const unknown = fields.filter(({ field }) => field.secret || isMaskedField(field) || FILES.includes(field.kind));
    expect(unknown.length).toBeGreaterThan(100);
    for (const { entity, name } of unknown) {
      const base = Object.fromEntries(Object.keys(entity.fields).map((each) => [each, 'shown']));
      expect([entity.name, name, formerValues(entity, base, { [name]: 'new' })]).toEqual([
        entity.name,
        name,
        undefined,
      ]);
      expect(formerValues(entity, base, { ...base, [name]: 'new' })).toBeUndefined();
    }
  });

  it('are those of exactly the changed fields otherwise', () => {
    const known = fields.filter(({ field }) => !field.secret && !isMaskedField(field) && !FILES.includes(field.kind));
    for (const { entity, name } of known) {
      expect(formerValues(entity, { id: 1, [name]: 'old', other: 1 }, { [name]: 'new' })).toEqual({ [name]: 'old' });
      expect(formerValues(entity, { [name]: undefined }, { [name]: 'new' })).toEqual({ [name]: null });
      // A list may have left it out.
      expect(formerValues(entity, {}, { [name]: 'new' })).toBeUndefined();
    }
  });

  it('are unknown for what is no field', () => {
    const [entity] = entities;
    if (!entity) throw new Error('no entity');
    expect(formerValues(entity, { confirmDuplicates: 1 }, { confirmDuplicates: 'x' })).toBeUndefined();
    expect(formerValues(entity, {}, {})).toBeUndefined();
  });
});

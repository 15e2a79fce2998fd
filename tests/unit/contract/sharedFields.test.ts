import { describe, expect, it } from 'vitest';
import { SHARED_FIELDS } from '../../../contract/defineEntity';
import { fieldOf, isSharedField, sharedFields } from '../../../contract/sharedFields';
import { sample } from './support/sampleEntity';

describe('fieldOf', () => {
  it("returns an entity's own and shared fields", () => {
    expect(fieldOf(sample, 'title')).toBe(sample.fields.title);
    expect(fieldOf(sample, 'updateTime')?.kind).toBe('dateTime');
  });

  it.each(['nothing', '__proto__', 'constructor', 'toString', ''])('returns nothing for %j', (name) => {
    expect(fieldOf(sample, name)).toBeUndefined();
    expect(isSharedField(name)).toBe(false);
  });
});

describe('sharedFields', () => {
  it('describes every shared field that the server writes', () => {
    expect(Object.keys(sharedFields).sort()).toEqual([...SHARED_FIELDS].sort());
    expect(Object.values(sharedFields).every((field) => field.readOnly)).toBe(true);
  });
});

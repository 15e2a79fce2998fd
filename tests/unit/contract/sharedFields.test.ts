import { describe, expect, it } from 'vitest';
import { SHARED_FIELDS } from '../../../contract/defineEntity';
import { fieldOf, isSharedField, sharedFields } from '../../../contract/sharedFields';
import { sample } from './support/sampleEntity';

describe('fieldOf', () => {
  it("finds an entity's own and shared fields", () => {
    expect(fieldOf(sample, 'title')).toBe(sample.fields.title);
    expect(fieldOf(sample, 'updateTime')?.kind).toBe('dateTime');
  });

  it.each(['nothing', '__proto__', 'constructor', 'toString', ''])('finds nothing called %j', (name) => {
    expect(fieldOf(sample, name)).toBeUndefined();
    expect(isSharedField(name)).toBe(false);
  });
});

describe('sharedFields', () => {
  it('describes every shared field, for the server to write', () => {
    expect(Object.keys(sharedFields).sort()).toEqual([...SHARED_FIELDS].sort());
    expect(Object.values(sharedFields).every((field) => field.set === 'server')).toBe(true);
  });
});

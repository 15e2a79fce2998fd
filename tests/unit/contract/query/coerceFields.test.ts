import { describe, expect, it } from 'vitest';
import { coerceFields, coerceRecord, fromDotted } from '../../../../contract/query/query';
import { sample } from '../support/sampleEntity';

const coerced = (query: string) => coerceFields(sample.fields, fromDotted(new URLSearchParams(query)));

describe('coerceFields', () => {
  it.each([
    ['sort=12', { sort: 12 }],
    ['ratio=0.25', { ratio: 0.25 }],
    ['price=-100', { price: -100 }],
    ['userId=7', { userId: 7 }],
    ['enabled=false', { enabled: false }],
    ['title=12', { title: '12' }],
    ['day=2024-01-31', { day: '2024-01-31' }],
    ['typeIds=3', { typeIds: [3] }],
    ['typeIds=3&typeIds=4', { typeIds: [3, 4] }],
    ['tags=', { tags: [] }],
    ['contacts=', { contacts: [] }],
    ['contacts.0.main=true&contacts.0.phone=1', { contacts: [{ main: true, phone: '1' }] }],
    ['place.floor=-1', { place: { floor: -1 } }],
    ['title=', { title: '' }],
  ])('reads %s', (query, values) => {
    expect(coerced(query)).toEqual(values);
  });

  it.each(['sort=1e3', 'sort=0x10', 'sort=١', 'sort=1.', 'enabled=yes', 'enabled=1'])(
    'leaves a text that does not fit for validation to report: %s',
    (query) => {
      const [name, text] = query.split('=');
      expect(coerced(query)).toEqual({ [String(name)]: text });
    },
  );

  it('leaves unknown keys unchanged', () => {
    expect(coerced('nothing=1&constructor=2')).toEqual({ nothing: '1', constructor: '2' });
  });
});

describe('coerceRecord', () => {
  it('also coerces the shared fields of an update', () => {
    expect(coerceRecord(sample, { id: '3', version: '2', sort: '5' })).toEqual({ id: 3, version: 2, sort: 5 });
  });
});

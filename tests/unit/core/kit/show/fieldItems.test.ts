import { expect, it } from 'vitest';
import { fieldItems } from '../../../../../src/core/kit/show/fieldItems';
import { entities } from '../../../../support/sections';

const located = entities
  .filter(({ fields }) => Object.values(fields).some(({ mask }) => mask === 'coordinate'))
  .map((entity) => [entity.name, entity] as const);

it.each(located)('a record page of %s shows longitude and latitude as one place', (_, entity) => {
  const names = Object.keys(entity.fields);
  const items = fieldItems(entity, names);
  const alone = items.flatMap((item) => (item.kind === 'field' && item.field.mask === 'coordinate' ? [item.name] : []));
  expect(alone).toEqual([]);
  const places = items.flatMap((item) => (item.kind === 'place' ? [item.lng, item.lat] : []));
  expect(places.toSorted()).toEqual(names.filter((name) => entity.fields[name]?.mask === 'coordinate').toSorted());
});

it.each([
  ['elderly', 'lng', 'liveAddress'],
  ['serviceApplication', 'serviceLng', 'serviceAddress'],
  ['userAddress', 'lng', 'detail'],
  ['serviceApplication', 'signInLng', undefined],
  ['attendant', 'homeLng', undefined],
])('a place of %s in %s is shown with its address', (name, lng, address) => {
  const entity = entities.find((each) => each.name === name);
  if (!entity) throw new Error(`no entity ${name}`);
  const places = fieldItems(entity, Object.keys(entity.fields)).filter((item) => item.kind === 'place');
  expect(places.find((place) => place.lng === lng)).toMatchObject({ address });
});

it('shows one coordinate alone if the page has only that one', () => {
  const [, entity] = located[0] ?? [];
  const name = Object.keys(entity?.fields ?? {}).find((each) => entity?.fields[each]?.mask === 'coordinate') ?? '';
  expect(entity && fieldItems(entity, [name])).toMatchObject([{ kind: 'field', name }]);
});

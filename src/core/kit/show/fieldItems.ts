import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { findField } from '../entity/fields';

/** What a record's page shows under one label: a field, or the longitude and latitude of a place. */
export type FieldItem =
  | { kind: 'field'; name: string; field: Field }
  | { kind: 'place'; lng: string; lat: string /** The field with its address. */; address: string | undefined };

/** Returns the items of the named fields, in order. Coordinates of one place are one item. */
export function fieldItems(entity: Entity, names: readonly string[]): FieldItem[] {
  return names.flatMap((name): FieldItem[] => {
    const field = findField(entity, name);
    if (!field) return [];
    const [lng, lat] = coordinatesOf(name);
    if (field.mask !== 'coordinate' || !names.includes(lng) || !names.includes(lat)) {
      return [{ kind: 'field', name, field }];
    }
    return name === lng ? [{ kind: 'place', lng, lat, address: addressOf(entity, lng) }] : [];
  });
}

/** Returns the names of both coordinates of the place to which one of them belongs. */
function coordinatesOf(name: string): readonly [string, string] {
  return [
    name.replace(/lat$/i, (end) => (end === 'lat' ? 'lng' : 'Lng')),
    name.replace(/lng$/i, (end) => (end === 'lng' ? 'lat' : 'Lat')),
  ];
}

/** Returns the address whose name begins as that of the longitude does, else the entity's only required address. */
function addressOf(entity: Entity, lng: string): string | undefined {
  const addresses = Object.entries(entity.fields).filter(([, { mask }]) => mask === 'address');
  const own = `${lng.slice(0, -'lng'.length)}Address`;
  return (addresses.find(([name]) => name === own) ?? addresses.find(([, { required }]) => required))?.[0];
}

import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { toIsoMoment } from '../../../contract/moment';
import { columnOwner, valueOwner } from '../sealing/encryptedColumns';
import type { FieldEncryption } from '../sealing/fieldEncryption';

/** Converts a value of the record with this id. */
export type Convert = (value: unknown, id: unknown) => unknown;

interface FieldColumn {
  entity: Entity;
  name: string;
  field: Field;
  encryption: FieldEncryption;
}

/** Returns the conversion from a column to a value in wire format, which also decrypts it. */
export function columnReader({ entity, name, field, encryption }: FieldColumn): Convert {
  return field.encrypted ? decrypting(fromPlain(field), columnOwner(entity, name), encryption) : fromPlain(field);
}

/** Returns the conversion from a value in wire format to a column, which also encrypts it. */
export function columnWriter({ entity, name, field, encryption }: FieldColumn): Convert {
  return field.encrypted ? encrypting(toPlain(field), columnOwner(entity, name), encryption) : toPlain(field);
}

export const identity: Convert = (value) => value;
export const fromMoment: Convert = (value) => (typeof value === 'number' ? toIsoMoment(value) : null);
const fromBoolean: Convert = (value) => value === 1;
const fromJson: Convert = (value) => (typeof value === 'string' ? JSON.parse(value) : null);

function decrypting(fromText: Convert, column: string, encryption: FieldEncryption): Convert {
  return (value, id) =>
    typeof value === 'string' ? fromText(encryption.decrypt(value, valueOwner(column, idOf(id, column))), id) : null;
}

function encrypting(toText: Convert, column: string, encryption: FieldEncryption): Convert {
  return (value, id) => encryption.encrypt(String(toText(value, id)), valueOwner(column, idOf(id, column)));
}

function idOf(id: unknown, column: string): number {
  if (typeof id === 'number') return id;
  throw new Error(`a value of ${column} is sealed for its record; the id of that is missing`);
}

function fromPlain({ kind }: Field): Convert {
  switch (kind) {
    case 'boolean':
      return fromBoolean;
    case 'dateTime':
      return fromMoment;
    default:
      return isJson(kind) ? fromJson : identity;
  }
}

export const toMoment: Convert = (value) => (typeof value === 'number' ? value : Date.parse(String(value)));

function toPlain({ kind }: Field): Convert {
  switch (kind) {
    case 'boolean':
      return Number;
    case 'dateTime':
      return toMoment;
    default:
      return isJson(kind) ? (value) => JSON.stringify(value) : identity;
  }
}

function isJson(kind: Field['kind']): boolean {
  return ['choices', 'references', 'texts', 'list', 'group', 'images', 'json'].includes(kind);
}

import type { Entity } from '../../contract/defineEntity';
import { containsPersonalData } from '../../contract/erasure';
import type { Fields } from '../../contract/fields';
import { isMaskedField } from '../../contract/masks';
import { sharedFields } from '../../contract/sharedFields';

/** Replaces a value that must not be stored in the audit trail. */
export const REDACTED = '***';
/** Maximum length of a stored text. */
const TEXT_MAX = 200;
/** Parameters that are not fields of their entity and contain nothing personal. */
const NON_PERSONAL_PARAMS = new Set([
  'id',
  'ids',
  'version',
  'reason',
  'username',
  'pageNum',
  'pageSize',
  'sort',
  'order',
]);

/**
 * Redacts the parameters of a call for the audit trail. It keeps values of fields that are neither personal nor secret, and
 * a few harmless parameters. Of all others it keeps only the names.
 */
export function redactParams(
  entity: Entity,
  params: Readonly<Record<string, unknown>>,
  { inputs = {}, isRead = false }: RedactOptions = {},
): Record<string, unknown> {
  const isKept = (name: string) => isLoggable(entity, name, inputs) || (isRead && isNonPersonalFilter(entity, name));
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isKept(name) ? truncated(value) : REDACTED]),
  );
}

interface RedactOptions {
  /** Parameters of the call that are not fields of its entity. */
  inputs?: Fields;
  /** True if the parameters select records rather than describe one. */
  isRead?: boolean;
}

/** A list filtered by a street reveals nothing about a person. The address of a person does. */
function isNonPersonalFilter({ fields }: Entity, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.filter === true && !field.secret && !isMaskedField(field);
}

/**
 * Returns the fields that a change altered, each with its value before and after. Personal and secret values are redacted.
 */
export function redactDiff(
  entity: Entity,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> {
  const diff: Record<string, [unknown, unknown]> = {};
  for (const [name, value] of Object.entries(after)) {
    const oldValue = before?.[name] ?? null;
    const newValue = value ?? null;
    if (JSON.stringify(oldValue) === JSON.stringify(newValue)) continue;
    const kept = isLoggable(entity, name, {});
    diff[name] = kept
      ? [truncated(oldValue), truncated(newValue)]
      : [oldValue === null ? null : REDACTED, newValue === null ? null : REDACTED];
  }
  return diff;
}

function isLoggable(entity: Entity, name: string, inputs: Fields): boolean {
  const entityField = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (entityField) return !entityField.secret && !containsPersonalData(entityField);
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (input) return !input.secret && !containsPersonalData(input);
  return NON_PERSONAL_PARAMS.has(name) || Object.hasOwn(sharedFields, name);
}

function truncated(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  const text = JSON.stringify(value ?? null);
  return text.length > 10 * TEXT_MAX ? `${text.slice(0, 10 * TEXT_MAX)}…` : value;
}

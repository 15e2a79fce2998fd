import type { Entity } from '../../contract/defineEntity';
import { holdsPersonal } from '../../contract/erasure';
import type { Fields } from '../../contract/fields';
import { isMaskedField } from '../../contract/masks';
import { sharedFields } from '../../contract/sharedFields';

/** Replaces a value that must not be stored in the audit trail. */
export const REMOVED = '***';
/** Maximum length of a stored text. */
const TEXT_MAX = 200;
/** Parameters that are not fields of their entity and contain nothing personal. */
const HARMLESS = new Set(['id', 'ids', 'version', 'reason', 'username', 'pageNum', 'pageSize', 'sort', 'order']);

/**
 * Redacts the parameters of a call for the audit trail. It keeps values of fields that are neither personal nor secret, and
 * a few harmless parameters. Of all others it keeps only the names.
 */
export function redactParams(
  entity: Entity,
  params: Readonly<Record<string, unknown>>,
  { inputs = {}, isRead = false }: AskedWith = {},
): Record<string, unknown> {
  const isKept = (name: string) => mayBeKept(entity, name, inputs) || (isRead && isHarmlessFilter(entity, name));
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isKept(name) ? shortened(value) : REMOVED]),
  );
}

interface AskedWith {
  /** Parameters of the call that are not fields of its entity. */
  inputs?: Fields;
  /** True if the parameters select records rather than describe one. */
  isRead?: boolean;
}

/** A list filtered by a street reveals nothing about a person. The address of a person does. */
function isHarmlessFilter({ fields }: Entity, name: string): boolean {
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
    const old = before?.[name] ?? null;
    const fresh = value ?? null;
    if (JSON.stringify(old) === JSON.stringify(fresh)) continue;
    const kept = mayBeKept(entity, name, {});
    diff[name] = kept
      ? [shortened(old), shortened(fresh)]
      : [old === null ? null : REMOVED, fresh === null ? null : REMOVED];
  }
  return diff;
}

function mayBeKept(entity: Entity, name: string, inputs: Fields): boolean {
  const own = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (own) return !own.secret && !holdsPersonal(own);
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (input) return !input.secret && !holdsPersonal(input);
  return HARMLESS.has(name) || Object.hasOwn(sharedFields, name);
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  const text = JSON.stringify(value ?? null);
  return text.length > 10 * TEXT_MAX ? `${text.slice(0, 10 * TEXT_MAX)}…` : value;
}

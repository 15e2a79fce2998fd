import { isRecord } from '../../../../contract/values/isRecord';

/** Form values. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the named fields whose value differs from the record's; empty text counts as `null`. Fields that are absent
 * in `values` are unchanged.
 */
export function changedFields(record: Values, values: Values, names: readonly string[]): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of names) {
    if (!(name in values)) continue;
    const value = emptyToNull(values[name]);
    if (!sameValue(value, emptyToNull(record[name]))) changed[name] = value;
  }
  return changed;
}

/** Returns whether two JSON values are equivalent; `undefined`, `null`, empty text and an empty list are all "nothing". */
export function sameValue(left: unknown, right: unknown): boolean {
  const a = emptyListToNull(left);
  const b = emptyListToNull(right);
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameValue(item, b[at]));
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
  }
  return false;
}

/** Inputs use '' and undefined for "nothing"; the protocol uses null. */
export function emptyToNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

function emptyListToNull(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? null : emptyToNull(value);
}

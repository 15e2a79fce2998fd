import { TIME_ZONE_OFFSET } from '../constants';
import type { Entity } from '../defineEntity';
import { acceptsCode, type Field } from '../fields';
import { isDay, parseIsoMoment, toIsoMoment } from '../moment';
import { combineParsed, type Parsed, parseFailure } from '../problems';
import { fieldOf } from '../sharedFields';
import { isNumberMask } from '../values/numberMask';
import { coerceText } from './coerceFields';
import { numberVariants } from './lookup';
import { parseSearchText } from './parseSearchText';
import { type FilterOperator, filterOperators, isHidden, type Viewer } from './searching';

/**
 * One condition. `value` has the type of the field (moments in wire format), or is a list of them for `in` and `not`. For
 * `empty` it is whether the field must have no value. A record without a value meets every `not`.
 */
export interface Filter {
  field: string;
  operator: FilterOperator;
  value: unknown;
}

/** Maximum length of a text to compare with. */
export const FILTER_TEXT_MAX = 200;
/** Maximum number of values of one field. */
const VALUES_MAX = 1000;
/** Maximum number of values for a field with several values: each is a separate condition. */
const ITEMS_MAX = 100;

/**
 * Validates one key and its value: `status`, `status.not`, `age.from`, `name.like`, `phone.empty`. Several values mean any
 * of them, with `not` none of them.
 */
export function parseFilter(options: {
  entity: Entity;
  key: string;
  value: unknown;
  viewer: Viewer;
}): Parsed<Filter[]> {
  const { entity, key, viewer } = options;
  const { name, part } = splitKey(key);
  const field = fieldOf(entity, name);
  if (!field || field.secret) return parseFailure(key, 'unknownFilter');
  const candidates = Array.isArray(options.value) ? [...new Set<unknown>(options.value)] : [options.value];
  const operator = part ?? (candidates.length > 1 ? 'in' : 'eq');
  if (isHidden(entity, name, viewer)) return parseFailure(key, 'maskedFilter');
  if (!filterOperators(entity, name, viewer).includes(operator)) return parseFailure(key, 'filterNotAllowed');
  const max = operator === 'in' || operator === 'not' ? valuesMax(field) : 1;
  if (candidates.length === 0) return parseFailure(key, 'valueMissing');
  if (candidates.length > max) return parseFailure(key, 'tooManyItems', { max });
  const [value] = candidates;
  if (operator === 'empty') return parseEmpty(key, name, value);
  if (field.kind === 'dateTime' && typeof value === 'string' && isDay(value) && operator !== 'in') {
    return { ok: true, values: dayRange({ field: name, operator, value }) };
  }
  const parsed = combineParsed(candidates.map((item) => parseValue(field, key, item)));
  if (!parsed.ok) return parsed;
  if (field.kind === 'text' && isNumberMask(field.mask) && operator !== 'like') {
    const variants = [...new Set(parsed.values.flatMap((item) => numberVariants(field, String(item))))];
    const comparison = operator === 'not' ? { operator, value: variants } : equalsAny(variants);
    return { ok: true, values: [{ field: name, ...comparison }] };
  }
  const hasList = operator === 'in' || operator === 'not';
  return { ok: true, values: [{ field: name, operator, value: hasList ? parsed.values : parsed.values[0] }] };
}

function parseEmpty(key: string, field: string, raw: unknown): Parsed<Filter[]> {
  const value = typeof raw === 'string' ? coerceText('boolean', raw.trim()) : raw;
  if (typeof value !== 'boolean') return parseFailure(key, 'notBoolean');
  return { ok: true, values: [{ field, operator: 'empty', value }] };
}

function equalsAny(values: readonly string[]): Pick<Filter, 'operator' | 'value'> {
  return values.length === 1 ? { operator: 'eq', value: values[0] } : { operator: 'in', value: values };
}

/** Returns the maximum number of values of a field in one condition. */
export function valuesMax({ kind }: Field): number {
  return kind === 'choices' || kind === 'texts' ? ITEMS_MAX : VALUES_MAX;
}

/** Splits `age.from` into the field and the comparison. A key without such a suffix is the name of a field. */
function splitKey(key: string): { name: string; part?: FilterOperator } {
  const [, name, part] = /^(.*)\.(not|from|to|like|empty)$/.exec(key) ?? [];
  return name === undefined ? { name: key } : { name, part: part as FilterOperator };
}

/** Expands a day compared with moments: from its first or to its last millisecond in the company's time zone. */
function dayRange({ field, operator, value }: Filter): Filter[] {
  const from: Filter = { field, operator: 'from', value: `${value}T00:00:00.000${TIME_ZONE_OFFSET}` };
  const to: Filter = { field, operator: 'to', value: `${value}T23:59:59.999${TIME_ZONE_OFFSET}` };
  return operator === 'eq' ? [from, to] : [operator === 'from' ? from : to];
}

/** Validates one value by the kind of its field. The limits of the field do not apply to searches. */
function parseValue(field: Field, key: string, raw: unknown): Parsed<unknown> {
  if (raw === '' || raw === null || raw === undefined) return parseFailure(key, 'valueMissing');
  const value = typeof raw === 'string' ? coerceText(field.kind, raw.trim()) : raw;
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'reference':
    case 'references':
      return Number.isSafeInteger(value) ? { ok: true, values: value } : parseFailure(key, 'notInteger');
    case 'decimal':
      return Number.isFinite(value) ? { ok: true, values: value } : parseFailure(key, 'notNumber');
    case 'boolean':
      return typeof value === 'boolean' ? { ok: true, values: value } : parseFailure(key, 'notBoolean');
    case 'date':
      return typeof value === 'string' && isDay(value) ? { ok: true, values: value } : parseFailure(key, 'notDate');
    case 'dateTime': {
      const moment = typeof value === 'string' ? parseIsoMoment(value) : undefined;
      return moment === undefined ? parseFailure(key, 'notDateTime') : { ok: true, values: toIsoMoment(moment) };
    }
    case 'choice':
    case 'choices':
      return typeof value === 'string' && acceptsCode(field, value)
        ? { ok: true, values: value }
        : parseFailure(key, 'notAllowed');
    default:
      return parseSearchText(key, value, FILTER_TEXT_MAX);
  }
}

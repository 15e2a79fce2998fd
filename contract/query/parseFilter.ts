import { TIME_ZONE_OFFSET } from '../constants';
import type { Entity } from '../defineEntity';
import { type Field, takesCode } from '../fields';
import { numberForms } from '../lookup';
import { isDay, momentOf, momentText } from '../moment';
import { isNumberMask } from '../numberMask';
import { allParsed, type Parsed, refused } from '../problems';
import { fieldOf } from '../sharedFields';
import { coerceText } from './coerceFields';
import { parseSearchText } from './parseSearchText';
import { type FilterOperator, filterOperators, isHidden, type Viewer } from './searching';

/** One condition. `value` has the type of the field (moments in wire format), or is a list of them for `in`. */
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

/** Validates one key and its value: `status`, `age.from`, `name.like`. Several values mean any of them. */
export function parseFilter(asked: { entity: Entity; key: string; value: unknown; viewer: Viewer }): Parsed<Filter[]> {
  const { entity, key, viewer } = asked;
  const { name, part } = splitKey(key);
  const field = fieldOf(entity, name);
  if (!field || field.secret) return refused(key, 'unknownFilter');
  const given = Array.isArray(asked.value) ? [...new Set<unknown>(asked.value)] : [asked.value];
  const operator = part ?? (given.length > 1 ? 'in' : 'eq');
  if (isHidden(entity, name, viewer)) return refused(key, 'maskedFilter');
  if (!filterOperators(entity, name, viewer).includes(operator)) return refused(key, 'filterNotAllowed');
  const max = operator === 'in' ? valuesMax(field) : 1;
  if (given.length === 0) return refused(key, 'valueMissing');
  if (given.length > max) return refused(key, 'tooManyItems', { max });
  const [value] = given;
  if (field.kind === 'dateTime' && typeof value === 'string' && isDay(value) && operator !== 'in') {
    return { ok: true, values: wholeDay({ field: name, operator, value }) };
  }
  const parsed = allParsed(given.map((item) => parseValue(field, key, item)));
  if (!parsed.ok) return parsed;
  if (field.kind === 'text' && isNumberMask(field.mask) && operator !== 'like') {
    const forms = [...new Set(parsed.values.flatMap((item) => numberForms(field, String(item))))];
    return { ok: true, values: [{ field: name, ...anyOf(forms) }] };
  }
  return { ok: true, values: [{ field: name, operator, value: operator === 'in' ? parsed.values : parsed.values[0] }] };
}

function anyOf(values: readonly string[]): Pick<Filter, 'operator' | 'value'> {
  return values.length === 1 ? { operator: 'eq', value: values[0] } : { operator: 'in', value: values };
}

/** Returns the maximum number of values of a field in one condition. */
export function valuesMax({ kind }: Field): number {
  return kind === 'choices' || kind === 'texts' ? ITEMS_MAX : VALUES_MAX;
}

/** Splits `age.from` into the field and the comparison. A key without such a suffix is the name of a field. */
function splitKey(key: string): { name: string; part?: FilterOperator } {
  const [, name, part] = /^(.*)\.(from|to|like)$/.exec(key) ?? [];
  return name === undefined ? { name: key } : { name, part: part as FilterOperator };
}

/** Expands a day compared with moments: from its first or to its last millisecond in the company's time zone. */
function wholeDay({ field, operator, value }: Filter): Filter[] {
  const from: Filter = { field, operator: 'from', value: `${value}T00:00:00.000${TIME_ZONE_OFFSET}` };
  const to: Filter = { field, operator: 'to', value: `${value}T23:59:59.999${TIME_ZONE_OFFSET}` };
  return operator === 'eq' ? [from, to] : [operator === 'from' ? from : to];
}

/** Validates one value by the kind of its field. The limits of the field do not apply to searches. */
function parseValue(field: Field, key: string, raw: unknown): Parsed<unknown> {
  if (raw === '' || raw === null || raw === undefined) return refused(key, 'valueMissing');
  const value = typeof raw === 'string' ? coerceText(field.kind, raw.trim()) : raw;
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'reference':
    case 'references':
      return Number.isSafeInteger(value) ? { ok: true, values: value } : refused(key, 'notInteger');
    case 'decimal':
      return Number.isFinite(value) ? { ok: true, values: value } : refused(key, 'notNumber');
    case 'boolean':
      return typeof value === 'boolean' ? { ok: true, values: value } : refused(key, 'notBoolean');
    case 'date':
      return typeof value === 'string' && isDay(value) ? { ok: true, values: value } : refused(key, 'notDate');
    case 'dateTime': {
      const moment = typeof value === 'string' ? momentOf(value) : undefined;
      return moment === undefined ? refused(key, 'notDateTime') : { ok: true, values: momentText(moment) };
    }
    case 'choice':
    case 'choices':
      return typeof value === 'string' && takesCode(field, value)
        ? { ok: true, values: value }
        : refused(key, 'notAllowed');
    default:
      return parseSearchText(key, value, FILTER_TEXT_MAX);
  }
}

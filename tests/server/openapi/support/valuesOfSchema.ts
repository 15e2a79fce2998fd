import fc from 'fast-check';
import type { JsonSchema } from '../../../../server/schema/JsonSchema';

/** The API description, for references between schemas. */
interface Document {
  resolved: (schema: object) => JsonSchema;
  fits: (schema: object, value: unknown) => boolean;
}

/** Ids that no record of the tests has. */
const IDS = { min: 900_000, max: 900_050 };
const PHONES = ['13800138000', '010-62345678', '+85223456789', '12345'];

/** Returns an arbitrary of values that match a schema, including values at its limits. */
export function valuesOfSchema(schema: JsonSchema, document: Document): fc.Arbitrary<unknown> {
  const of = (each: JsonSchema) => valuesOfSchema(each, document);
  if (schema.$ref) return of(document.resolved(schema));
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fc.oneof(...either.map(of));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => of({ ...schema, type })));
  switch (types[0]) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'string':
      return texts(schema).filter((text) => document.fits(schema, text));
    case 'array': {
      const { items = {}, minItems = 0, maxItems = minItems + 2, uniqueItems } = schema;
      const size = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) };
      return uniqueItems ? fc.uniqueArray(of(items), size) : fc.array(of(items), size);
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const said = Object.entries(properties).filter(([, each]) => Object.keys(each).length > 0);
      return fc.record(Object.fromEntries(said.map(([name, each]) => [name, of(each)])), {
        requiredKeys: [...required],
      });
    }
    default:
      return fc.constant(null);
  }
}

function numbers({ minimum = 0, maximum = 1_000_000, multipleOf, type }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'integer' && maximum === Number.MAX_SAFE_INTEGER) return fc.integer(IDS);
  if (type === 'integer')
    return fc.maxSafeInteger().map((number) => minimum + (Math.abs(number) % (maximum - minimum + 1)));
  const digits = multipleOf === undefined ? 0 : Math.round(-Math.log10(multipleOf));
  return fc
    .integer({ min: Math.ceil(minimum * 10 ** digits), max: Math.floor(maximum * 10 ** digits) })
    .map((number) => Number((number / 10 ** digits).toFixed(digits)));
}

function texts({ format, pattern, allOf, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('1900-01-01', '2026-03-10', '2024-02-29', '2100-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-03-10T08:00:00+08:00', '2026-03-10T08:00:00.123Z');
  const form =
    allOf?.at(-1)?.pattern ?? (pattern?.startsWith('^[^') || pattern?.startsWith('^(?') ? undefined : pattern);
  const ofForm = form === undefined ? [] : [matching(form)];
  const length = { minLength: Math.min(minLength, maxLength), maxLength: Math.min(maxLength, minLength + 40) };
  const whole = ['x', '字', '𠮷'].map((character) => character.repeat(Math.min(maxLength, 6_000)));
  return form === undefined
    ? fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }), fc.constantFrom(...whole))
    : fc.oneof(...ofForm);
}

/** Returns texts that match a pattern. Phone numbers are examples, because fast-check cannot generate them. */
function matching(form: string): fc.Arbitrary<string> {
  if (form.includes('(?!')) return fc.constantFrom(...PHONES);
  if (form.startsWith('^\\S[^]')) return fc.string({ minLength: 5, maxLength: 50 });
  return fc.stringMatching(new RegExp(form, 'u'));
}

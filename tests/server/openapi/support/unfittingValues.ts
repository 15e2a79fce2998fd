import type { JsonSchema } from '../../../../server/schema/JsonSchema';

interface Broken {
  /** The property that does not match. */
  field: string;
  params: Record<string, unknown>;
}

interface Options {
  /** Whether the values are sent as a query, in which every value is a text. */
  isQuery: boolean;
  resolved: (schema: object) => JsonSchema;
  fits: (schema: object, value: unknown) => boolean;
}

/** Returns inputs that differ from a matching one in one property, which does not match the schema. */
export function unfittingValues(schema: JsonSchema, base: Record<string, unknown>, options: Options): Broken[] {
  const { properties = {}, required = [] } = schema;
  const changed = spread(Object.entries(properties)).flatMap(([field, each], at) => {
    const unfit = candidates(options.resolved(each), options).filter((value) => !options.fits(each, value));
    const value = unfit[at % Math.max(1, unfit.length)];
    return unfit.length > 0 ? [{ field, params: { ...base, [field]: value } }] : [];
  });
  const missing = spread(required).map((field) => ({
    field,
    params: Object.fromEntries(Object.entries(base).filter(([name]) => name !== field)),
  }));
  const unknown =
    schema.additionalProperties === false ? [{ field: 'nosuchField', params: { ...base, nosuchField: 1 } }] : [];
  return [...unknown, ...missing, ...changed];
}

function candidates(schema: JsonSchema, { isQuery }: Options): unknown[] {
  const { minimum = 0, maximum = 0, maxLength = 100, items, maxItems = 10 } = schema;
  const texts = ['nosuchValue!', 'x'.repeat(maxLength + 1), '2026-02-30', 'a\u0000b'];
  if (isQuery) return /string/.test(JSON.stringify(schema)) ? texts : ['nosuchValue!', 1.5];
  const item = items?.enum?.[0] ?? 900_000;
  return [
    ...texts,
    null,
    [],
    {},
    7.123456789,
    true,
    maximum + 1,
    minimum - 1,
    [{}],
    [item, item],
    new Array(maxItems + 1).fill(item),
  ];
}

/** Number of changed and of missing properties per call. */
const BROKEN = 3;

/** Returns a few items, spread over the list. */
function spread<T>(all: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(all.length / BROKEN));
  return all.filter((_, at) => at % step === 0).slice(0, BROKEN);
}

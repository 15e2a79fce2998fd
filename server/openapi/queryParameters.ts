import type { JsonSchema } from '../schema/JsonSchema';

/** Parameters whose values are one text, separated by commas. Every other list repeats its parameter. */
const COMMA_SEPARATED: ReadonlySet<string> = new Set(['fields', 'with']);

/**
 * Returns a parameter for each property. The properties of a named schema become one object parameter, which the
 * query serializes in the same way.
 */
export function queryParameters(inputs: readonly JsonSchema[]): object[] {
  return inputs.flatMap((input): object[] =>
    input.$ref
      ? [{ name: 'filter', in: 'query', style: 'form', explode: true, schema: input }]
      : Object.entries(input.properties ?? {}).map(([name, schema]) => ({
          name,
          in: 'query',
          required: input.required?.includes(name) ?? false,
          ...(COMMA_SEPARATED.has(name) && { style: 'form', explode: false }),
          schema,
        })),
  );
}

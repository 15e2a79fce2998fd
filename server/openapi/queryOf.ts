import type { JsonSchema } from '../schema/JsonSchema';

/** Each property is a parameter; those of a named schema stand as one object, which the query writes in the same way. */
export function queryOf(inputs: readonly JsonSchema[]): object[] {
  return inputs.flatMap((input): object[] =>
    input.$ref
      ? [{ name: 'filter', in: 'query', style: 'form', explode: true, schema: input }]
      : Object.entries(input.properties ?? {}).map(([name, schema]) => ({
          name,
          in: 'query',
          required: input.required?.includes(name) ?? false,
          schema,
        })),
  );
}

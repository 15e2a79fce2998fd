/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1, with the keywords used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  title?: string;
  description?: string;
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  uniqueItems?: boolean;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  allOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  not?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  default?: unknown;
  readOnly?: boolean;
}

/** Returns a reference to a schema of the document by its name. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schema with `null` allowed. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { oneOf: [schema, { type: 'null' }] };
  // Free JSON already allows null.
  if (schema.type === undefined) return schema;
  const { enum: codes } = schema;
  return { ...schema, type: [schema.type, 'null'].flat(), ...(codes && { enum: [...codes, null] }) };
}

/** Returns the schema of an object with these properties and no others. */
export function objectOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

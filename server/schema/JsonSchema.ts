/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1; of its words those used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  title?: string;
  description?: string;
  format?: string;
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
  default?: unknown;
  readOnly?: boolean;
}

/** Points to a schema of the document by its name. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The schema, and `null` besides. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { oneOf: [schema, { type: 'null' }] };
  // Free JSON holds null already.
  if (schema.type === undefined) return schema;
  const { enum: codes } = schema;
  return { ...schema, type: [schema.type, 'null'].flat(), ...(codes && { enum: [...codes, null] }) };
}

/** An object of these properties and no other. */
export function objectOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

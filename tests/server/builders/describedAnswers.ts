import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../../../server/schema/JsonSchema';
import type { TestApp } from './testApp';

/** Returns what is wrong with a value, one text each. */
type Check = (value: unknown) => string[];

/** A parameter of a call's query. */
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface Described {
  /** Names of all calls. */
  calls: readonly string[];
  /** Returns the validator of a call's body. */
  input: (call: string) => Check;
  /** Returns the validator of a call's response with HTTP status 200. */
  answer: (call: string) => Check;
  /** Validates a response with another HTTP status, which is the same for every call. */
  failure: Check;
  parameters: (call: string) => readonly Parameter[];
  /** Returns the schema of a call's JSON body. */
  body: (call: string) => JsonSchema | undefined;
  /** Returns the schema that a reference points to, or the schema itself. */
  resolved: (schema: object) => JsonSchema;
  /** Returns whether a value matches a schema. */
  fits: (schema: object, value: unknown) => boolean;
  /** Returns whether the success of a call is a file. */
  answersFile: (call: string) => boolean;
}

/** Validators of parameters and responses, from the OpenAPI description that the server serves. */
export async function describedAnswers(server: TestApp): Promise<Described> {
  const document = JSON.parse((await server.app.inject({ url: '/api/openapi.json' })).body);
  // Binary fractions are inexact, and 35.7 must count as a multiple of 0.1.
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 9 });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const checkAt = (path: readonly string[]): Check => {
    const check = ajv.getSchema(`api#/${path.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`);
    if (!check) throw new Error(`the description has no ${path.join(' ')}`);
    return (value) =>
      check(value)
        ? []
        : (check.errors ?? []).map(
            ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
          );
  };
  const operationAt = (call: string) => [
    'paths',
    `/${call}`,
    Object.keys(document.paths[`/${call}`] ?? {})[0] ?? 'none',
  ];
  const operationOf = (call: string) => Object.values<Operation>(document.paths[`/${call}`] ?? {})[0];
  const checks = new Map<object, ReturnType<typeof ajv.compile>>();
  return {
    calls: Object.keys(document.paths).map((path) => path.slice(1)),
    input: (call) => checkAt([...operationAt(call), 'requestBody', 'content', 'application/json', 'schema']),
    answer: (call) => checkAt([...operationAt(call), 'responses', '200', 'content', 'application/json', 'schema']),
    failure: checkAt(['components', 'responses', 'failed', 'content', 'application/json', 'schema']),
    parameters: (call) => operationOf(call)?.parameters ?? [],
    body: (call) => operationOf(call)?.requestBody?.content['application/json']?.schema,
    resolved: (schema) =>
      '$ref' in schema ? document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] : schema,
    fits: (schema, value) => {
      const check = checks.get(schema) ?? ajv.compile(schema);
      checks.set(schema, check);
      return check(value) === true;
    },
    answersFile: (call) => Object.hasOwn(operationOf(call)?.responses['200']?.content ?? {}, '*/*'),
  };
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: object }>;
}

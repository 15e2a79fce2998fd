import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApp } from './testApp';

/** Returns what is wrong with a value, one text each. */
type Check = (value: unknown) => string[];

/** Validators of parameters and responses, from the OpenAPI description that the server serves. */
export async function describedAnswers(server: TestApp): Promise<Record<'input' | 'answer', (call: string) => Check>> {
  const document = JSON.parse((await server.app.inject({ url: '/api/openapi.json' })).body);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
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
  return {
    input: (call) => checkAt([...operationAt(call), 'requestBody', 'content', 'application/json', 'schema']),
    answer: (call) => checkAt([...operationAt(call), 'responses', '200', 'content', 'application/json', 'schema']),
  };
}

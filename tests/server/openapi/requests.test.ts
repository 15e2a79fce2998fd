import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/calls/envelope';
import { toDotted } from '../../../contract/query/query';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import type { JsonSchema } from '../../../server/schema/JsonSchema';
import { findEntity } from '../../support/sections';
import { describedAnswers } from '../builders/describedAnswers';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';
import { unfittingValues } from './support/unfittingValues';
import { valuesOfSchema } from './support/valuesOfSchema';

/** Entities with every kind of field, transition and call. */
const ENTITIES = new Set(['elderly', 'attendant', 'returnVisit', 'elderlyType']);
/** Makes the inputs the same in every run. */
const SEED = 20_261_128;
/** Matching requests per call. */
const VALID = 1;
const UNLIMITED = '1000000';
const PATIENT = 600_000;
/** Calls that end the session or change its rights, the upload of files, and calls with a budget. */
const LEFT_OUT = /^(?:logout|changePassword|login|finishLogin|reauthenticate|endOtherSessions|upload|unmask)\./;

/** Codes of refusals for the form of a value, independent of other fields and of records. */
const FORM = new Set(
  (
    'notText notInteger notNumber notBoolean notDate notDateTime notObject notList notAllowed badFormat tooShort ' +
    'reasonTooShort tooSmall tooLarge dateRange tooLong amountTooSmall ' +
    'amountTooLarge tooManyDigits tooFewItems tooManyItems duplicateItem controlCharacters badCode badMobile badPhone ' +
    'badEmail badColor badRegion badUrl badImage badAudio maskedValue unknownField unknownOperationKey unknownFilter ' +
    'unknownSortField unknownListField valueMissing filterNotAllowed maskedFilter serverSet fixedField pageNumRange pageSizeRange'
  ).split(' '),
);

describe(`the server accepts the form of exactly the requests that match the OpenAPI description (seed ${SEED})`, () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let described: Awaited<ReturnType<typeof describedAnswers>>;
  beforeAll(async () => {
    server = await testApp(open, { env: { READ_RATE: UNLIMITED, WRITE_RATE: UNLIMITED, ADDRESS_RATE: UNLIMITED } });
    described = await describedAnswers(server);
  });

  const askedCalls = () =>
    described.calls.filter((call) => !LEFT_OUT.test(call) && ENTITIES.has(call.split('.')[1] ?? ''));

  /** Returns the schema of a call's input as one object, sent as the body or as the query. */
  function inputOf(name: string): { schema: JsonSchema; isQuery: boolean } {
    const body = described.body(name);
    if (body) return { schema: described.resolved(body), isQuery: false };
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const { name: parameter, schema, required: isNeeded } of described.parameters(name)) {
      if (parameter === 'filter') Object.assign(properties, described.resolved(schema).properties);
      else properties[parameter] = schema;
      if (isNeeded) required.push(parameter);
    }
    const isOpen = described.parameters(name).length === 0;
    return { schema: { type: 'object', properties, required, additionalProperties: isOpen }, isQuery: true };
  }

  async function codesOf(name: string, params: Record<string, unknown>, isQuery: boolean): Promise<string[]> {
    const asked = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, key === 'fields' || key === 'with' ? String(value) : value]),
    );
    const query = new URLSearchParams(toDotted(asked));
    const { body, statusCode } = await server.app.inject({
      method: isQuery ? 'GET' : 'POST',
      url: `/api/${name}${isQuery ? `?${query}` : ''}`,
      headers: { authorization: server.token, 'content-type': 'application/json' },
      ...(!isQuery && { payload: JSON.stringify(params) }),
    });
    if (!body.startsWith('{')) return [];
    const answer: { status: number; code?: string; codes?: Record<string, string> } = JSON.parse(body);
    expect([name, statusCode < 500]).toEqual([name, true]);
    if (answer.code === 'reauthenticate') {
      await server.call('reauthenticate.admin.open', { password: ADMIN_PASSWORD });
      return codesOf(name, params, isQuery);
    }
    if (answer.status === STATUS.SUCCESS) return [];
    return Object.entries(answer.codes ?? { '': answer.code ?? '' }).map(([field, code]) => `${field}: ${code}`);
  }

  it(
    'no request that matches its schema is refused for its form',
    async () => {
      const refused: string[] = [];
      for (const name of askedCalls()) {
        const { schema, isQuery } = inputOf(name);
        const values = valuesOfSchema(schema, described);
        for (const value of fc.sample(values, { seed: SEED, numRuns: VALID })) {
          const params = withoutEmpty(value as Record<string, unknown>, isQuery);
          const codes = await codesOf(name, params, isQuery);
          const forms = codes.filter((code) => isForm(name, code));
          if (forms.length > 0) refused.push(`${name} ${forms.slice(0, 3)} of ${JSON.stringify(params).slice(0, 300)}`);
        }
      }
      expect(refused).toEqual([]);
    },
    PATIENT,
  );

  it(
    'every request that does not match its schema is refused, at the property that does not match',
    async () => {
      const taken: string[] = [];
      for (const name of askedCalls()) {
        const { schema, isQuery } = inputOf(name);
        const [valid] = fc.sample(valuesOfSchema(schema, described), { seed: SEED, numRuns: 1 });
        const base = withoutEmpty(valid as Record<string, unknown>, isQuery);
        // Some calls refuse every request of this test, for example because the state is missing.
        const always = await codesOf(name, base, isQuery);
        const broken = unfittingValues(schema, base, { isQuery, fits: described.fits, resolved: described.resolved });
        for (const { field, params } of broken) {
          const codes = await codesOf(name, params, isQuery);
          const isReported =
            codes.some((code) => code.startsWith(`${field}:`) || code.startsWith(`${field}.`)) || isSame(codes, always);
          if (!isReported) taken.push(`${name} ${field} ${codes} of ${JSON.stringify(params).slice(0, 300)}`);
        }
      }
      expect(taken).toEqual([]);
    },
    PATIENT,
  );
});

/** Returns whether a refusal (`name: required`) is about the form. Rules between fields can require optional ones. */
function isForm(call: string, refusal: string): boolean {
  const [path = '', code = ''] = refusal.split(': ');
  const field = findEntity(call.split('.')[1] ?? '')?.fields[path];
  if (code === 'required') return field?.required === true && !field.filledByDerive && !field.readOnly;
  return FORM.has(code);
}

/** Returns whether a call is refused for the reason for which the matching request was refused too. */
function isSame(codes: readonly string[], always: readonly string[]): boolean {
  const [first = ''] = codes;
  return first !== '' && first === always[0] && !first.endsWith(': notFound') && !first.endsWith(': nothingDone');
}

/** Removes what a query cannot express: nulls, empty texts and empty lists. */
function withoutEmpty(params: Record<string, unknown>, isQuery: boolean): Record<string, unknown> {
  if (!isQuery) return params;
  const { order, ...asked } = Object.fromEntries(
    Object.entries(params).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
  // There must not be more directions than fields to sort by.
  const { sort } = asked;
  return Array.isArray(order) && Array.isArray(sort) ? { ...asked, order: order.slice(0, sort.length) } : asked;
}

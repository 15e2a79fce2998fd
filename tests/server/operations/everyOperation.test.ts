import { afterAll, beforeAll, expect, it } from 'vitest';
import { isReadOperation, STATUS } from '../../../contract/calls/envelope';
import { toDotted } from '../../../contract/query/query';
import { entities } from '../../support/sections';
import { applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { worn } from '../builders/devices';
import { userInput } from '../builders/people';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { type SampleCall, sampleReads, sampleWrites } from '../support/sampleCalls';
import { describeOnBothDatabases } from '../support/testDatabase';

const SCOPES = ['all', 'region', 'own'] as const;
const HERE = '119901';
const UNLIMITED = '1000000';
/** Milliseconds for thousands of calls on a busy machine. */
const PATIENT = 600_000;

describeOnBothDatabases('every operation as every data scope', (open) => {
  let server: TestApp;
  const tokens = new Map<string, string>();
  const asked = { calls: 0, operations: new Set<string>(), questions: new Set<string>() };
  beforeAll(async () => {
    const rates = { READ_RATE: UNLIMITED, WRITE_RATE: UNLIMITED, ADDRESS_RATE: UNLIMITED };
    server = await testApp(open, { env: rates, clock: { now: Date.parse(moment('2026-03-10', '08:00')) } });
    const elderlyId = await servedElder(server, { regionCode: HERE });
    await passedAttendant(server, { region: HERE });
    await applicationAfter(server, [], { elderlyId });
    await added(server, 'user', userInput({ region: HERE }));
    await worn(server, 'ECG_PATCH');
    for (const dataScope of SCOPES) {
      const regionCodes = dataScope === 'region' ? [HERE] : [];
      tokens.set(dataScope, (await server.signInAs({ extraGrants: ['*.*.*'], dataScope, regionCodes })).token);
    }
  });
  afterAll(() => {
    const { calls, operations, questions } = asked;
    process.stdout.write(
      `${open.kind}: ${calls} calls of ${operations.size} operations of ${entities.length} entities, ` +
        `${SCOPES.length} data scopes, ${questions.size} kinds of filter and order\n`,
    );
  });

  /** Calls answered with an internal failure, and list queries without an answer. */
  async function failures(scope: string, samples: readonly SampleCall[]): Promise<string[]> {
    const failed: string[] = [];
    const authorization = tokens.get(scope) ?? '';
    for (const { name, params, asks = [] } of samples) {
      const isRead = isReadOperation(name.split('.', 1)[0] ?? '');
      const { statusCode, body } = await server.app.inject({
        method: isRead ? 'GET' : 'POST',
        url: `/api/${name}${isRead ? `?${new URLSearchParams(toDotted(params))}` : ''}`,
        headers: { authorization, 'content-type': 'application/json' },
        ...(!isRead && { payload: JSON.stringify(params) }),
      });
      asked.calls += 1;
      asked.operations.add(name);
      for (const question of asks) asked.questions.add(question);
      const isUnanswered = asks.length > 0 && !body.startsWith(`{"status":${STATUS.SUCCESS}`);
      if (statusCode >= 500 || isUnanswered) failed.push(`${name} ${JSON.stringify(params)}: ${body}`);
    }
    return failed;
  }

  it.each(SCOPES)(
    '(%s) answers every read and every kind of filter',
    async (scope) => {
      expect(await failures(scope, entities.flatMap(sampleReads))).toEqual([]);
    },
    PATIENT,
  );

  it.each(SCOPES)(
    '(%s) answers every write',
    async (scope) => {
      expect(await failures(scope, entities.flatMap(sampleWrites))).toEqual([]);
    },
    PATIENT,
  );
});

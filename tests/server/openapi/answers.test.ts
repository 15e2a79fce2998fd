import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isReadOperation, STATUS } from '../../../contract/calls/envelope';
import { UNMASK_PHONE, unmaskablePhoneFields } from '../../../contract/calls/unmaskPhone';
import type { Entity } from '../../../contract/defineEntity';
import { permissionName } from '../../../contract/permissions';
import { isListed, LIST_ADDITIONS } from '../../../contract/query/listDetail';
import { toDotted } from '../../../contract/query/query';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { loadDemoData } from '../../../server/demo';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { sections } from '../../../server/sections';
import { entities } from '../../support/sections';
import { describedAnswers } from '../builders/describedAnswers';
import { type TestApp, testApp } from '../builders/testApp';
import { type SampleCall, sampleInputs, sampleReads, sampleWrites } from '../support/sampleCalls';
import { describeOnBothDatabases } from '../support/testDatabase';

const UNLIMITED = '1000000';
/** Milliseconds for thousands of calls on a busy machine. */
const PATIENT = 600_000;
/** Number of records per entity that are read one by one. */
const RECORDS = 4;

/** Calls of devices and apps, which have no session; `device/describedCalls.test.ts` checks them. */
const WITHOUT_SESSION = new Set(
  sections.plugins.flatMap(({ describedCalls }) => describedCalls?.(sections.provided) ?? []).map(({ name }) => name),
);

type Row = Record<string, unknown> & { id: number };

describeOnBothDatabases('every answer on the demo data matches its schema in the OpenAPI description', (open) => {
  let server: TestApp;
  let described: Awaited<ReturnType<typeof describedAnswers>>;
  const asked = new Set<string>();
  const succeeded = new Set<string>();
  beforeAll(async () => {
    const env = { READ_RATE: UNLIMITED, WRITE_RATE: UNLIMITED, ADDRESS_RATE: UNLIMITED };
    server = await testApp(open, { env, clock: { now: Date.parse('2026-02-28T12:00:00+08:00') } });
    const files = diskFileStore(join(server.folder, 'files'));
    await loadDemoData(server.database, { size: 'small', today: '2026-02-28', files });
    described = await describedAnswers(server);
  }, PATIENT);

  /** Makes a call and returns the differences between its answer and the description. */
  async function differences({ name, params }: SampleCall): Promise<{ found: string[]; data: unknown }> {
    const isRead = isReadOperation(name.split('.', 1)[0] ?? '');
    const { headers, statusCode, body } = await server.app.inject({
      method: isRead ? 'GET' : 'POST',
      url: `/api/${name}${isRead ? `?${new URLSearchParams(toDotted(params))}` : ''}`,
      headers: { authorization: server.token, 'content-type': 'application/json' },
      ...(!isRead && { payload: JSON.stringify(params) }),
    });
    asked.add(name);
    if (!String(headers['content-type']).startsWith('application/json')) {
      succeeded.add(name);
      return { found: described.answersFile(name) ? [] : [`${name}: answers a file`], data: undefined };
    }
    const answer: { status: number; code?: string; data?: unknown } = JSON.parse(body);
    if (answer.code === 'reauthenticate') {
      await server.call('reauthenticate.admin.open', { password: ADMIN_PASSWORD });
      return differences({ name, params });
    }
    if (answer.status === STATUS.SUCCESS) succeeded.add(name);
    if (answer.status === STATUS.SUCCESS && described.answersFile(name))
      return { found: [`${name}: answers no file`], data: {} };
    const found = (statusCode === 200 ? described.answer(name) : described.failure)(answer);
    return { found: found.slice(0, 3).map((each) => `${name} ${JSON.stringify(params)}: ${each}`), data: answer.data };
  }

  async function all(calls: readonly SampleCall[]): Promise<string[]> {
    const found: string[] = [];
    for (const call of calls) found.push(...(await differences(call)).found);
    return found;
  }

  const callOf = (operation: string, { name, scope }: Entity) => permissionName(operation, name, scope);

  async function rowsOf(entity: Entity): Promise<Row[]> {
    const { body } = await server.call(callOf('selectAll', entity));
    // Every record of a list has an id.
    return (body.data ?? []) as Row[];
  }

  it(
    'in every read: lists with chosen fields and additions, and single records, masked and unmasked',
    async () => {
      for (const entity of entities) {
        const list = callOf('selectBySelectivePagination', entity);
        const fields = Object.keys(entity.fields).filter((name) => isListed(entity, name));
        const rows = (await rowsOf(entity)).slice(0, RECORDS);
        expect(
          await all([
            ...sampleReads(entity),
            { name: list, params: { pageSize: 100, with: LIST_ADDITIONS.join(',') } },
            { name: list, params: { pageSize: 5, fields: fields.filter((_, at) => at % 2 === 0).join(',') } },
            { name: list, params: { pageSize: 5, fields: fields.slice(-1).join(',') } },
            ...rows.map(({ id }) => ({ name: callOf('selectById', entity), params: { id } })),
            ...rows.flatMap(({ id }) =>
              ['unmask', ...(unmaskablePhoneFields(entity).length > 0 ? [UNMASK_PHONE] : [])].map((operation) => ({
                name: permissionName(operation, entity.name, 'admin'),
                params: { id, reason: '核对接口说明' },
              })),
            ),
          ]),
        ).toEqual([]);
      }
    },
    PATIENT,
  );

  it(
    'in every transition of a record whose state allows it',
    async () => {
      for (const entity of entities) {
        const rows = await rowsOf(entity);
        for (const [operation, { from, field = entity.state?.field ?? 'status', input = {} }] of Object.entries(
          entity.transitions ?? {},
        )) {
          const able = rows.filter((row) => from.includes(String(row[field]))).slice(0, 3);
          const given = sampleInputs(input);
          const calls = able.map(({ id }) => ({ name: callOf(operation, entity), params: { id, ...given } }));
          expect(await all(calls)).toEqual([]);
        }
      }
    },
    PATIENT,
  );

  it(
    'in every other write, refused ones included, of one record and of several',
    async () => {
      for (const entity of entities) {
        const rows = await rowsOf(entity);
        const ids = rows.slice(-2).map(({ id }) => id);
        const inputs = sampleInputs(entity.deletion.inputs ?? {});
        const several = [
          ...ids.map((id) => ({ name: callOf('updateByIdSelective', entity), params: { id } })),
          { name: callOf('updateByIds', entity), params: { ids: [...ids, 999_999] } },
          { name: callOf('deleteByIds', entity), params: { ids: [...ids, 999_999], ...inputs } },
          ...rows.slice(0, 2).map(({ id }) => ({ name: callOf('deleteById', entity), params: { id, ...inputs } })),
        ];
        expect(await all([...sampleWrites(entity), ...several])).toEqual([]);
      }
    },
    PATIENT,
  );

  it('in calls that end the session; then every call of the description was made', async () => {
    expect(
      await all([
        { name: 'changePassword.admin.open', params: {} },
        { name: 'logout.admin.open', params: {} },
        { name: 'isLogin.admin.open', params: {} },
        { name: 'login.admin.open', params: { username: 'admin', password: ADMIN_PASSWORD } },
      ]),
    ).toEqual([]);
    expect(described.calls.filter((name) => !asked.has(name) && !WITHOUT_SESSION.has(name))).toEqual([]);
    const reads = entities.flatMap((entity) =>
      ['selectAll', 'selectBySelectivePagination'].map((operation) => callOf(operation, entity)),
    );
    expect(reads.filter((name) => !succeeded.has(name))).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(asked.size / 2);
  });
});

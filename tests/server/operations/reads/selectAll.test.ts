import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { bulkInsert } from '../../../../server/db/rows/bulkInsert';
import { logType } from '../../../../src/plugins/system/entities/logType';
import { type TestApp, testApp } from '../../builders/testApp';
import { describeOnBothDatabases } from '../../support/testDatabase';

const ROWS = 10_200;

describeOnBothDatabases('a table too long for memory', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
    const row = (id: number) => ({ id, code: `C${id}`, name: `类型${id}`, sort: id % 7, enabled: true, version: 1 });
    await server.database.write((transaction) =>
      bulkInsert({
        transaction,
        entity: logType,
        records: Array.from({ length: ROWS }, (_, index) => row(index + 1_000)),
      }),
    );
  });

  it('is sent completely and in order', async () => {
    const { body, headers } = await server.call('selectAll.logType.open');
    const rows = body.data as unknown as { id: number; sort: number; code: string }[];
    expect([body.status, rows.length, headers.etag]).toEqual([8000, body.dataCount, undefined]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS + 12);
    const keys = rows.map(({ sort, code }) => [sort, code] as const);
    const sorted = [...keys].sort(([a, x], [b, y]) => a - b || (x < y ? -1 : 1));
    expect(keys).toEqual(sorted);
  });

  it('is compressed during the transfer', async () => {
    const response = await server.app.inject({
      url: '/api/selectAll.logType.open',
      headers: { authorization: server.token, 'accept-encoding': 'br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    const body = JSON.parse(brotliDecompressSync(response.rawPayload).toString());
    expect(body).toMatchObject({ status: 8000, dataCount: ROWS + 12 });
  });
});

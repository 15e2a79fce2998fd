import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadHeaders } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import { signUpload } from '../../../src/plugins/record/server/ingestion/signature';
import { sections } from '../../support/sections';
import { mp3Recording, mp4Recording, wavRecording } from '../../unit/support/recordings';
import { type Registered, worn } from '../builders/devices';
import { newPicture } from '../builders/files';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates } from '../builders/uploads';
import { testDatabases } from '../support/testDatabase';

/** The same inputs in every run; a failure prints the shrunk one. */
const SEED = 20_261_124;
const RUNS = { seed: SEED, numRuns: 120, endOnFailure: false };
/** Milliseconds of CPU time that one request may take; other processes do not count. */
const CPU_MS_MAX = 1_000;
const ENTITIES = ['elderly', 'attendant', 'serviceApplication', 'returnVisit', 'device', 'log', 'elderlyType'];

interface Sent {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: Buffer | string;
}

describe(`fuzzed input (seed ${SEED})`, () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let device: Registered;
  beforeAll(async () => {
    const rates = { READ_RATE: '100000', WRITE_RATE: '100000', UPLOAD_RATE: '100000', DEVICE_RATE: '100000' };
    server = await testApp(open, { env: { ...rates, ADDRESS_RATE: '100000' } });
    await added(server, 'elderly', await elderInput(server));
    ({ device } = await worn(server, 'ECG_PATCH'));
  });

  /**
   * The response is one of ours, not an internal failure, and did not delay the others.
   *
   * Other tests have filled the heap of this process, and a full garbage collection may happen during any request. A request
   * that is slow itself is slow each time, so the fastest of three counts.
   */
  async function isAnswered(sent: Sent | (() => Sent)): Promise<void> {
    let cpuMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && cpuMs >= CPU_MS_MAX; tries += 1) {
      const { headers, ...request } = typeof sent === 'function' ? sent() : sent;
      const before = process.cpuUsage();
      const { statusCode, body } = await server.app.inject({
        ...request,
        headers: { authorization: server.token, ...headers },
      });
      const { user, system } = process.cpuUsage(before);
      cpuMs = Math.min(cpuMs, (user + system) / 1_000);
      expect(statusCode).toBeLessThan(500);
      expect(body.length).toBeLessThan(1_000_000);
      expect(JSON.parse(body)).toMatchObject({ status: expect.any(Number), message: expect.any(String) });
    }
    expect(cpuMs).toBeLessThan(CPU_MS_MAX);
  }

  const fieldNames = ENTITIES.flatMap((name) => {
    const entity = sections.entities.find((candidate) => candidate.name === name);
    return Object.keys(entity?.fields ?? {});
  });
  const strange = fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    '0',
    '-1',
    'id',
    '\u0000',
    '\ud800',
    "'",
    '%',
  );
  const part = fc.oneof(fc.constantFrom(...fieldNames), strange, fc.string({ unit: 'binary', maxLength: 12 }));
  const key = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('pageNum', 'pageSize', 'sort', 'order', 'keyword', 'id', 'ids', 'version'),
    },
    { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...fieldNames), fc.constantFrom('from', 'to', 'like', '0', 'x'))
        .map((parts) => parts.join('.')),
    },
    { weight: 2, arbitrary: fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('.')) },
  );
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '1',
      '-1',
      '1e3',
      '9007199254740993',
      'true',
      'null',
      '2026-02-30',
      '2026-03-10',
      'desc',
      'name',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...fieldNames),
  );
  const pair = fc.tuple(key, value);
  /** Several different pairs, or one pair often enough to break a list of conditions. */
  const pairs = fc.oneof(
    { weight: 5, arbitrary: fc.array(pair, { maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(pair, fc.integer({ min: 100, max: 3_000 }))
        .map(([one, count]) => new Array<[string, string]>(count).fill(one)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(key, fc.integer({ min: 100, max: 3_000 }))
        .map(([name, count]) => Array.from({ length: count }, (_, at): [string, string] => [name, String(at)])),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(key, fc.integer({ min: 100, max: 3_000 }))
        .map(([name, count]) =>
          Array.from({ length: count }, (_, at): [string, string] => [`${name}.${at}.0.0.0`, 'x']),
        ),
    },
  );
  const written = (entries: readonly (readonly [string, string])[]) =>
    new URLSearchParams(entries.map(([name, text]) => [name, text])).toString();
  const scopeOf = (entity: string) => (entity === 'returnVisit' ? 'admin' : 'open');
  const entity = fc.constantFrom(...ENTITIES);

  it('as a query gets a valid response', async () => {
    const operation = fc.constantFrom('selectBySelectivePagination', 'selectAll', 'selectById', 'selectByIds');
    await fc.assert(
      fc.asyncProperty(entity, operation, pairs, async (name, call, entries) =>
        isAnswered({ method: 'GET', url: `/api/${call}.${name}.${scopeOf(name)}?${written(entries)}` }),
      ),
      RUNS,
    );
  });

  const operation = fc.constantFrom(
    'insert',
    'updateByIdSelective',
    'updateByIds',
    'deleteById',
    'selectBySelectivePagination',
    'lookup',
    'unmask',
  );

  it('as a form with dotted keys gets a valid response', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await fc.assert(
      fc.asyncProperty(entity, operation, pairs, async (name, call, entries) =>
        isAnswered({
          method: 'POST',
          url: `/api/${call}.${name}.${scopeOf(name)}`,
          headers,
          payload: written(entries),
        }),
      ),
      RUNS,
    );
  });

  it('as JSON gets a valid response', async () => {
    const headers = { 'content-type': 'application/json' };
    const content = fc.oneof(
      fc.dictionary(key, fc.jsonValue({ maxDepth: 4 }), { maxKeys: 12 }),
      fc.jsonValue(),
      fc.constantFrom({ id: {} }, { id: [] }, { ids: [[]] }, { id: { from: {} } }, { sort: {} }, { keyword: ['a'] }),
    );
    await fc.assert(
      fc.asyncProperty(entity, operation, content, async (name, call, body) =>
        isAnswered({
          method: 'POST',
          url: `/api/${call}.${name}.${scopeOf(name)}`,
          headers,
          payload: JSON.stringify(body),
        }),
      ),
      RUNS,
    );
  });

  it('as the largest bodies gets a valid response', async () => {
    const json = (body: unknown) => ({
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    const form = (payload: string) => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });
    const names = (count: number, nameOf: (at: number) => string) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [nameOf(at), 1]));
    for (const body of [
      json(names(80_000, (at) => `a${at}`)),
      json(names(19_000, (at) => `a${at}`)),
      json({ contacts: new Array(19_000).fill({}) }),
      json(names(60_000, (at) => `name.${at}`)),
      json({ id: new Array(300_000).fill(1) }),
      json({ contacts: new Array(200_000).fill({}) }),
      json({ id: Array.from({ length: 100_000 }, (_, at) => at) }),
      json({ name: 'x'.repeat(1_000_000) }),
      form('a.0=&'.repeat(200_000)),
      form(`${'a.'.repeat(500_000)}=1`),
      form(Array.from({ length: 120_000 }, (_, at) => `0.${at}=`).join('&')),
    ]) {
      await isAnswered({ method: 'POST', url: '/api/updateByIdSelective.elderly.open', ...body });
      await isAnswered({ method: 'POST', url: '/api/selectBySelectivePagination.elderly.open', ...body });
      await isAnswered({
        method: 'POST',
        url: '/api/insert.elderly.open',
        ...body,
        headers: { ...body.headers, authorization: '' },
      });
    }
  });

  it('as an upload gets a valid response', async () => {
    const samples = [
      newPicture(),
      wavRecording({ seconds: 1 }),
      mp3Recording({ frames: 5 }),
      mp4Recording(),
      Buffer.from('a,b\n1,2\n'),
    ];
    const content = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 20 }),
        fc.nat(),
      )
      .map(([sample, changes, end]) => {
        const bytes = Buffer.from(sample);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return end % 3 === 0 ? bytes.subarray(0, end % bytes.length) : bytes;
      });
    const kind = fc.constantFrom('image', 'callRecord', 'serviceInput', 'signImage', 'nonsense');
    const head = fc.oneof(
      { weight: 4, arbitrary: fc.constant('content-disposition: form-data; name="file"; filename="a"\r\n\r\n') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
      { weight: 1, arbitrary: fc.constant('content-disposition: form-data; name="__proto__"; filename="a"\r\n\r\n') },
    );
    await fc.assert(
      fc.asyncProperty(kind, head, content, fc.boolean(), async (name, start, bytes, isWhole) =>
        isAnswered({
          method: 'POST',
          url: `/api/upload.file.open?kind=${name}`,
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
          payload: Buffer.concat([Buffer.from(`--b\r\n${start}`), bytes, Buffer.from(isWhole ? '\r\n--b--\r\n' : '')]),
        }),
      ),
      { ...RUNS, numRuns: 60 },
    );
  });

  it('as a device request gets a valid response', async () => {
    const day = fc.record(
      {
        date: fc.oneof(fc.constantFrom('2026-03-09', '2026-02-30', ''), fc.jsonValue()),
        startSec: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        intervalSec: fc.oneof(fc.constantFrom(60, 300, 0, -1), fc.jsonValue()),
        count: fc.oneof(fc.integer({ min: -1, max: 2_000 }), fc.jsonValue()),
        channels: fc.oneof(
          fc.dictionary(fc.constantFrom('mean', 'rr', '__proto__'), fc.array(fc.oneof(fc.double(), fc.constant(null)))),
          fc.jsonValue(),
        ),
        events: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc
        .record({ days: fc.array(day, { maxLength: 40 }), battery: fc.jsonValue() }, { requiredKeys: [] })
        .map((sent) => JSON.stringify(sent)),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constant(JSON.stringify({ days: [heartRates('2026-03-09', 600, [70])] })),
    );
    const headerName = fc.constantFrom(...Object.values(uploadHeaders));
    const broken = fc.option(
      fc.tuple(
        headerName,
        fc.string({ minLength: 0, maxLength: 80 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
      ),
    );
    const kind = fc.constantFrom('heartRate', 'hrv', 'raw', 'sleepStatus', 'bloodPressure');
    await fc.assert(
      fc.asyncProperty(kind, body, broken, async (name, payload, header) =>
        isAnswered(() => {
          const path = `/api/upload.${name}.open`;
          const time = String(Math.floor(server.clock.now / 1_000));
          const nonce = randomBytes(12).toString('hex');
          const secret = Buffer.from(device.secret, 'base64url');
          const headers = {
            'content-type': 'application/json',
            [uploadHeaders.sn]: device.sn,
            [uploadHeaders.time]: time,
            [uploadHeaders.nonce]: nonce,
            [uploadHeaders.signature]: signUpload(secret, { path, time, nonce, body: payload }),
            ...(header && { [header[0]]: header[1] }),
          };
          return { method: 'POST', url: path, headers, payload };
        }),
      ),
      RUNS,
    );
  });
});

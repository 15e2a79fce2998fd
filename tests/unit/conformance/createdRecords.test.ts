import { describe, expect, it } from 'vitest';
import { type ConformanceOptions, runConformance } from '../../../conformance/runConformance';
import { isRecord } from '../../../contract/values/isRecord';
import { createSpecServer, FIXTURE_USER, type SpecServer } from '../../fixtures/specServer/createSpecServer';
import { faults } from '../../fixtures/specServer/faults';
import { type FixtureAnswer, type FixtureRequest, type Handler, toFetch } from '../../fixtures/specServer/Handler';

/** How a back end misbehaves: it handles requests through a correct one. */
type Plant = (server: SpecServer) => Handler;

const isInsert = ({ path }: FixtureRequest) => path.startsWith('/api/insert');
const isDelete = ({ path }: FixtureRequest) => path.startsWith('/api/deleteById');
const withData = (answer: FixtureAnswer, data: unknown): FixtureAnswer => ({
  ...answer,
  body: { ...(isRecord(answer.body) ? answer.body : {}), data },
});
const isDone = ({ body }: FixtureAnswer) => isRecord(body) && body.status === 8000;
const LOST: FixtureAnswer = { http: 0, body: '' };
const CRASH: FixtureAnswer = { http: 500, body: 'Error\n at write' };

/** Replaces responses of carried out inserts. */
const answering =
  (change: (answer: FixtureAnswer) => FixtureAnswer): Plant =>
  ({ handle }) =>
  async (request) => {
    const answer = await handle(request);
    return isInsert(request) && isDone(answer) ? change(answer) : answer;
  };

/** Inserts whatever it is sent, without a check. */
const greedy =
  (respond: (id: number) => FixtureAnswer): Plant =>
  ({ handle, tables }) =>
  (request) => {
    const table = tables.get(request.path.split('.')[1] ?? '');
    if (!isInsert(request) || !table) return handle(request);
    const id = table.nextId;
    table.nextId += 1;
    table.rows.push({ ...JSON.parse(request.body), id });
    return respond(id);
  };
const done = (data: unknown): FixtureAnswer => ({ http: 200, body: { status: 8000, message: '', data } });

/** Back ends whose records can all be found and deleted. */
const REMOVABLE: Readonly<Record<string, Plant>> = {
  'answers an insert without a record': answering((answer) => withData(answer, null)),
  'answers an insert with the id only': answering((answer) => withData(answer, 3)),
  'answers an insert with the id of an older record': answering((answer) => withData(answer, { id: 1 })),
  'answers an insert with a text as id':
    ({ handle }) =>
    async (request) => {
      const answer = await handle(request);
      const { data } = isRecord(answer.body) ? answer.body : {};
      return isInsert(request) && isRecord(data) ? withData(answer, { ...data, id: String(data.id) }) : answer;
    },
  'fails after it has inserted': answering(() => CRASH),
  'refuses after it has inserted': answering(() => ({ http: 200, body: { status: 4000, message: 'No' } })),
  'answers HTML after it has inserted': answering(() => ({ http: 200, body: '<p>Done</p>', contentType: 'text/html' })),
  'loses every response of an insert': answering(() => LOST),
  'loses every second response of an insert': (server) => {
    let count = 0;
    return answering((answer) => {
      count += 1;
      return count % 2 === 0 ? LOST : answer;
    })(server);
  },
  'inserts twice':
    ({ handle }) =>
    (request) => {
      if (isInsert(request)) handle(request);
      return handle(request);
    },
  'inserts empty records': greedy((id) => done({ id })),
  'inserts empty records and does not name them': greedy(() => done(null)),
  'inserts empty records and refuses them': greedy(() => ({ http: 200, body: { status: 4000, message: 'No' } })),
  'inserts what it is sent without a token': (server) => (request) =>
    request.headers.has('authorization') ? server.handle(request) : greedy((id) => done({ id }))(server)(request),
  'creates a record when an unknown one is updated':
    ({ handle, tables }) =>
    async (request) => {
      const table = tables.get(request.path.split('.')[1] ?? '');
      const answer = await handle(request);
      if (!request.path.startsWith('/api/updateById') || isDone(answer) || !table) return answer;
      const { id } = JSON.parse(request.body);
      if (typeof id === 'number') table.rows.push({ id });
      return done({ id });
    },
  'says that it has deleted, but only at the second time': ({ handle }) => {
    const asked = new Set<string>();
    return (request) => {
      if (!isDelete(request) || asked.has(request.body)) return handle(request);
      asked.add(request.body);
      return done(null);
    };
  },
  'fails at the first deletions': ({ handle }) => {
    let count = 0;
    return (request) => {
      count += isDelete(request) ? 1 : 0;
      return isDelete(request) && count <= 3 ? CRASH : handle(request);
    };
  },
  'forgets all sessions after an insert': ({ handle }) => {
    let lost: string | null = null;
    return async (request) => {
      const token = request.headers.get('authorization');
      if (token !== null && token === lost) return { http: 200, body: { status: 401, message: '请重新登录' } };
      const answer = await handle(request);
      if (isInsert(request) && isDone(answer)) lost = token;
      return answer;
    };
  },
  'is away for a moment after an insert': ({ handle }) => {
    let away = 0;
    return async (request) => {
      if (away > 0) {
        away -= 1;
        return LOST;
      }
      const answer = await handle(request);
      if (isInsert(request) && isDone(answer)) away = 2;
      return answer;
    };
  },
};

/** Back ends that keep records whatever is asked of them. */
const KEEPING: Readonly<Record<string, [plant: Plant, sentence: RegExp]>> = {
  'refuses to delete': [
    ({ handle }) =>
      (request) =>
        isDelete(request) ? { http: 200, body: { status: 4000, message: 'In use' } } : handle(request),
    /^elderlyType \d+ could not be removed: deleteById answers HTTP 200, status 4000: In use\.$/,
  ],
  'says that it deletes, and does not': [
    ({ handle }) =>
      (request) =>
        isDelete(request) ? done(null) : handle(request),
    /^elderlyType \d+ could not be removed: the call succeeds, but the list still has it\.$/,
  ],
  'goes away for good': [
    ({ handle }) => {
      let isAway = false;
      return async (request) => {
        if (isAway) return LOST;
        const answer = await handle(request);
        isAway = isInsert(request) && isDone(answer);
        return answer;
      };
    },
    /^elderlyType \d+ could not be removed: deleteById: the connection broke off\.$/,
  ],
};

/** Runs the kit on a misbehaving back end. Returns the records that were there before, and those that are there after. */
async function run(plant: Plant, options: Partial<ConformanceOptions> = {}) {
  const server = createSpecServer();
  const ids = () => [...server.tables].flatMap(([name, { rows }]) => rows.map(({ id }) => `${name} ${id}`)).sort();
  const answer = toFetch(plant(server));
  const fetch: typeof globalThis.fetch = async (...request) => {
    const response = await answer(...request).catch((error: unknown) => {
      // A status of 0 cannot be made into a response: the connection is lost.
      throw error instanceof RangeError ? new TypeError('fetch failed', { cause: error }) : error;
    });
    return response;
  };
  const before = ids();
  const asked = { url: 'http://fixture.test', level: 'spec', writes: true, fetch, ...FIXTURE_USER } as const;
  const report = await runConformance({ ...asked, ...options });
  return { report, before, after: ids() };
}

describe('the records that the conformance kit creates', () => {
  it.concurrent.each(Object.entries(REMOVABLE))('are removed from a back end that %s', async (_, plant) => {
    const { before, after } = await run(plant);
    expect(after).toEqual(before);
  });

  it.concurrent.each(Object.entries(KEEPING))(
    'are named in sentences if a back end %s',
    async (_, [plant, sentence]) => {
      const { report, before, after } = await run(plant, { only: ['writes/insert'] });
      expect(after.length).toBeGreaterThan(before.length);
      expect(report.left.filter((line) => sentence.test(line))).toHaveLength(after.length - before.length);
    },
  );

  it.each(faults.filter(({ writes }) => writes))(
    'are removed despite the planted fault: $name',
    async ({ plant, only }) => {
      const { report, before, after } = await run(({ handle }) => plant(handle), { only: [only] });
      expect(
        after.filter(
          (record) => !before.includes(record) && !report.left.some((line) => line.startsWith(`${record} `)),
        ),
      ).toEqual([]);
      expect(before.filter((record) => !after.includes(record))).toEqual([]);
    },
  );

  it('are removed when the program itself fails in the middle', async () => {
    const server = createSpecServer();
    const onResult = () => {
      throw new Error('the disk is full');
    };
    const asked = {
      url: 'http://fixture.test',
      level: 'spec',
      writes: true,
      only: ['writes/insert'],
      onResult,
    } as const;
    const work = runConformance({ ...asked, ...FIXTURE_USER, fetch: toFetch(server.handle) });
    await expect(work).rejects.toThrow('the disk is full');
    expect(server.tables.get('elderlyType')?.rows).toHaveLength(5);
  });

  it('of concurrent inserts are removed when one of them fails before the others have been answered', async () => {
    let count = 0;
    const plant: Plant =
      ({ handle }) =>
      async (request) => {
        if (!isInsert(request)) return handle(request);
        count += 1;
        if (count === 1) return { http: 200, body: { status: 4000, message: 'No' } };
        for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
        return handle(request);
      };
    const { before, after } = await run(plant, { only: ['concurrency/parallel-inserts'] });
    expect(after).toEqual(before);
  });

  it('do not include what other users create in the meantime', async () => {
    const plant: Plant =
      ({ handle, tables }) =>
      async (request) => {
        const answer = await handle(request);
        if (isInsert(request) && isDone(answer))
          tables.get('elderlyType')?.rows.push({ id: 900, code: 'a', name: 'A' });
        return answer;
      };
    const { report, before, after } = await run(plant, { only: ['writes/insert'] });
    expect(after).toEqual([...before, 'elderlyType 900'].sort());
    expect(report.left).toEqual([
      expect.stringMatching(/^elderlyType 900 appeared during the run and was not removed/),
    ]);
  });

  it('are named when their removal is interrupted too', async () => {
    const [interruption, abandonment] = [new AbortController(), new AbortController()];
    const plant: Plant =
      ({ handle }) =>
      async (request) => {
        const answer = await handle(request);
        if (isInsert(request)) interruption.abort();
        if (interruption.signal.aborted && request.path.startsWith('/api/selectAll')) abandonment.abort();
        return answer;
      };
    const { report } = await run(plant, {
      only: ['writes/insert'],
      signal: interruption.signal,
      abandonment: abandonment.signal,
    });
    expect(report.left).toEqual([expect.stringMatching(/^elderlyType \d+ could not be removed/)]);
  });
});

import { isReadOperation, STATUS } from '../contract/envelope';
import { isRecord } from '../contract/isRecord';
import { type Client, type Question, tokenIn } from './createClient';
import type { MadeRecords } from './createMadeRecords';
import type { Answer } from './Exchange';
import type { KnownCall } from './knownCalls';
import { Broken, expect, type Level, Unproven } from './Rule';

/** Longest part of a message, in characters, that a reason quotes. */
const SAID = 200;

export type Row = Readonly<Record<string, unknown>> & { id: number };

/** The response of a successful call. */
export interface Done {
  data: unknown;
  dataCount?: number;
  answer: Answer;
}

/** The interface through which rules call the back end. */
export interface Probe {
  level: Level;
  username: string;
  calls: readonly KnownCall[];
  /** Sends a request and returns any response. Records that writes create are removed at the end of the run. */
  ask: (question: Question) => Promise<Answer>;
  /** Sends a request that must succeed. A response without a status is itself the data. */
  done: (question: Question) => Promise<Done>;
  /** Sends a request that must be refused; returns the envelope. */
  refused: (question: Question, why: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Requests a list. */
  rows: (question: Question) => Promise<{ rows: Row[]; dataCount?: number }>;
  /** Returns all records of an entity; requested once and cached. */
  table: (entity: string) => Promise<Row[]>;
  /** Returns the call that lists an entity; `undefined` when this level has none. */
  listCall: (entity: string) => KnownCall | undefined;
  find: (name: string) => KnownCall | undefined;
  /** Signs in again. */
  signIn: () => Promise<string>;
  made: Pick<MadeRecords, 'mark' | 'code' | 'isOlder'>;
}

export interface ProbeOptions {
  client: Client;
  level: Level;
  calls: readonly KnownCall[];
  username: string;
  password: string;
  made: MadeRecords;
}

export function createProbe({ client, level, calls, username, password, made }: ProbeOptions): Probe {
  const tables = new Map<string, Promise<Row[]>>();
  const byName = new Map(calls.map((call) => [call.name, call]));

  const ask: Probe['ask'] = (question) => {
    const call = byName.get(question.name);
    const send = () => client.ask(question);
    return call && call.kind !== 'auth' && !isReadOperation(call.operation) ? made.watch(call, question, send) : send();
  };

  const done: Probe['done'] = async (question) => {
    const answer = await ask(question);
    expect(answer.http === 200, `HTTP ${answer.http} instead of 200`);
    expect(answer.body !== undefined, 'the answer is no JSON');
    const { body } = answer;
    if (!isRecord(body) || body.status === undefined) return { data: body, answer };
    const said = typeof body.message === 'string' ? `: ${body.message.slice(0, SAID)}` : '';
    expect(body.status === STATUS.SUCCESS, `status ${JSON.stringify(body.status)} instead of ${STATUS.SUCCESS}${said}`);
    const { data, dataCount } = body;
    return { data, ...(typeof dataCount === 'number' && { dataCount }), answer };
  };

  const rows: Probe['rows'] = async (question) => {
    const { data, dataCount } = await done(question);
    expect(Array.isArray(data), 'data is no list');
    expect(data.every(isRow), 'a row is no record with an integer id');
    return { rows: data, dataCount };
  };

  const listCall: Probe['listCall'] = (entity) =>
    calls.find((call) => call.entity === entity && call.operation === 'selectAll') ??
    calls.find((call) => call.entity === entity && call.operation === 'queryAll');

  return {
    level,
    username,
    calls,
    ask,
    done,
    rows,
    listCall,
    find: (name) => byName.get(name),

    async refused(question, why) {
      const answer = await ask(question);
      expect(answer.http === 200, `HTTP ${answer.http} instead of 200 with a refusal: ${why}`);
      const { body } = answer;
      expect(isRecord(body) && typeof body.status === 'number', `no refusal: ${why}`);
      expect(body.status !== STATUS.SUCCESS, `answered ${STATUS.SUCCESS}: ${why}`);
      return body;
    },

    table(entity) {
      const call = listCall(entity);
      if (!call) return Promise.resolve([]);
      let table = tables.get(entity);
      if (!table) {
        table = rows({ name: call.name }).then((answer) => answer.rows);
        tables.set(entity, table);
      }
      return table;
    },

    async signIn() {
      const { data } = await done({ name: 'login.admin.open', params: { username, password }, token: null });
      const token = tokenIn(data);
      if (token === undefined) throw new Broken('the login answered no token');
      return token;
    },

    made,
  };
}

/** Returns a list of this level with at least this number of records. */
export async function listWith(probe: Probe, minimum: number): Promise<{ call: KnownCall; rows: Row[] }> {
  for (const call of probe.calls) {
    if (call !== probe.listCall(call.entity)) continue;
    const rows = await probe.table(call.entity).catch(() => []);
    if (rows.length >= minimum) return { call, rows };
  }
  throw new Unproven(`no list has ${minimum} records`);
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && Number.isSafeInteger(value.id);
}

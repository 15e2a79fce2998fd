import { isReadOperation, STATUS } from '../contract/calls/envelope';
import { isRecord } from '../contract/values/isRecord';
import { type CallRequest, type Client, findToken } from './createClient';
import type { RecordTracker } from './createRecordTracker';
import type { ReceivedResponse } from './Exchange';
import type { KnownCall } from './knownCalls';
import { expect, InconclusiveCheck, type Level, RuleViolation } from './Rule';

/** Longest part of a message, in characters, that a reason quotes. */
const MESSAGE_LENGTH_MAX = 200;

export type Row = Readonly<Record<string, unknown>> & { id: number };

/** The response of a successful call. */
export interface SuccessfulCall {
  data: unknown;
  dataCount?: number;
  response: ReceivedResponse;
}

/** The interface through which rules call the back end. */
export interface Probe {
  level: Level;
  username: string;
  calls: readonly KnownCall[];
  /** Sends a request and returns any response. Records that writes create are removed at the end of the run. */
  request: (callRequest: CallRequest) => Promise<ReceivedResponse>;
  /** Sends a request that must succeed. A response without a status is itself the data. */
  expectSuccess: (callRequest: CallRequest) => Promise<SuccessfulCall>;
  /** Sends a request that must be refused; returns the envelope. */
  expectRefusal: (callRequest: CallRequest, reason: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Requests a list. */
  fetchRows: (callRequest: CallRequest) => Promise<{ rows: Row[]; dataCount?: number }>;
  /** Returns all records of an entity; requested once and cached. */
  fetchTable: (entity: string) => Promise<Row[]>;
  /** Returns the call that lists an entity; `undefined` when this level has none. */
  listCall: (entity: string) => KnownCall | undefined;
  find: (name: string) => KnownCall | undefined;
  /** Signs in again. */
  signIn: () => Promise<string>;
  tracker: Pick<RecordTracker, 'marker' | 'code' | 'existedBefore'>;
}

export interface ProbeOptions {
  client: Client;
  level: Level;
  calls: readonly KnownCall[];
  username: string;
  password: string;
  tracker: RecordTracker;
}

export function createProbe({ client, level, calls, username, password, tracker }: ProbeOptions): Probe {
  const tables = new Map<string, Promise<Row[]>>();
  const byName = new Map(calls.map((call) => [call.name, call]));

  const request: Probe['request'] = (callRequest) => {
    const call = byName.get(callRequest.name);
    const send = () => client.request(callRequest);
    return call && call.kind !== 'auth' && !isReadOperation(call.operation)
      ? tracker.track(call, callRequest, send)
      : send();
  };

  const expectSuccess: Probe['expectSuccess'] = async (callRequest) => {
    const answer = await request(callRequest);
    expect(answer.http === 200, `HTTP ${answer.http} instead of 200`);
    expect(answer.body !== undefined, 'the answer is no JSON');
    const { body } = answer;
    if (!isRecord(body) || body.status === undefined) return { data: body, response: answer };
    const messageSuffix = typeof body.message === 'string' ? `: ${body.message.slice(0, MESSAGE_LENGTH_MAX)}` : '';
    expect(
      body.status === STATUS.SUCCESS,
      `status ${JSON.stringify(body.status)} instead of ${STATUS.SUCCESS}${messageSuffix}`,
    );
    const { data, dataCount } = body;
    return { data, ...(typeof dataCount === 'number' && { dataCount }), response: answer };
  };

  const fetchRows: Probe['fetchRows'] = async (callRequest) => {
    const { data, dataCount } = await expectSuccess(callRequest);
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
    request,
    expectSuccess,
    fetchRows,
    listCall,
    find: (name) => byName.get(name),

    async expectRefusal(callRequest, reason) {
      const answer = await request(callRequest);
      expect(answer.http === 200, `HTTP ${answer.http} instead of 200 with a refusal: ${reason}`);
      const { body } = answer;
      expect(isRecord(body) && typeof body.status === 'number', `no refusal: ${reason}`);
      expect(body.status !== STATUS.SUCCESS, `answered ${STATUS.SUCCESS}: ${reason}`);
      return body;
    },

    fetchTable(entity) {
      const call = listCall(entity);
      if (!call) return Promise.resolve([]);
      let table = tables.get(entity);
      if (!table) {
        table = fetchRows({ name: call.name }).then((answer) => answer.rows);
        tables.set(entity, table);
      }
      return table;
    },

    async signIn() {
      const { data } = await expectSuccess({ name: 'login.admin.open', params: { username, password }, token: null });
      const token = findToken(data);
      if (token === undefined) throw new RuleViolation('the login answered no token');
      return token;
    },

    tracker,
  };
}

/** Returns a list of this level with at least this number of records. */
export async function findList(probe: Probe, minimum: number): Promise<{ call: KnownCall; rows: Row[] }> {
  for (const call of probe.calls) {
    if (call !== probe.listCall(call.entity)) continue;
    const rows = await probe.fetchTable(call.entity).catch(() => []);
    if (rows.length >= minimum) return { call, rows };
  }
  throw new InconclusiveCheck(`no list has ${minimum} records`);
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && Number.isSafeInteger(value.id);
}

import { randomUUID } from 'node:crypto';
import { isRecord } from '../contract/values/isRecord';
import type { CallRequest, Client } from './createClient';
import type { ReceivedResponse } from './Exchange';
import type { KnownCall } from './knownCalls';
import { type Id, isId, isRefusal, isSuccess, listRows } from './listRows';
import { removeTrackedRecords, type TrackedEntity } from './removeTrackedRecords';

/** The writes of a run, and the records that they may have created. */
export interface RecordTracker {
  /** A text in every record that the run creates with values. */
  marker: string;
  /** Returns a unique code that begins with the mark. */
  code: () => string;
  /** Sends a write. Whatever the response, the record that it may have created is removed at the end. */
  track: (
    call: KnownCall,
    callRequest: CallRequest,
    send: () => Promise<ReceivedResponse>,
  ) => Promise<ReceivedResponse>;
  /** Returns whether an entity had a record before the run. */
  existedBefore: (entity: string, id: Id) => Promise<boolean>;
  /** Whether there was any write. */
  hasWritten: () => boolean;
  /** Deletes the created records. Returns a sentence for each that remains or may remain. */
  remove: (client: Client, signal?: AbortSignal) => Promise<string[]>;
}

/**
 * Creates the register of a run's writes. It finds created records by the ids in responses, by the mark, and by comparing
 * lists, so that it does not depend on correct responses.
 * @param client reads the list of an entity before the first write to it
 */
export function createRecordTracker(client: Client, calls: readonly KnownCall[]): RecordTracker {
  const marker = `CONF_${randomUUID().slice(0, 8).toUpperCase()}`;
  const trackedEntities = new Map<string, Promise<TrackedEntity>>();
  const running = new Set<Promise<unknown>>();
  let codes = 0;

  async function start({ definition, entity }: KnownCall): Promise<TrackedEntity> {
    const own = calls.filter((call) => call.entity === entity);
    const list = own.find(({ operation }) => operation === 'selectAll' || operation === 'queryAll')?.name;
    const deleteCalls = own.filter(({ operation }) => /^deleteByIds?$/.test(operation)).map(({ name }) => name);
    const rows = await listRows(client, list);
    const initialIds = rows && new Set(rows.map(({ id }) => String(id)));
    return {
      definition,
      list,
      deleteCalls,
      initialIds,
      reportedIds: new Map(),
      removedIds: new Set(),
      unanswered: [],
      lastAcceptedWrite: undefined,
    };
  }

  async function send(
    call: KnownCall,
    { params = {} }: CallRequest,
    request: () => Promise<ReceivedResponse>,
  ): Promise<ReceivedResponse> {
    const pendingEntry = trackedEntities.get(call.entity) ?? start(call);
    trackedEntities.set(call.entity, pendingEntry);
    const entry = await pendingEntry;
    const code = typeof params.code === 'string' ? params.code : undefined;
    const rememberId = (id: unknown) => isId(id) && entry.reportedIds.set(String(id), id);
    rememberId(params.id);
    const answer = await request().catch((error: unknown) => {
      entry.unanswered.push({ name: call.name, code });
      throw error;
    });
    if (isRefusal(answer)) return answer;
    if (call.operation.startsWith('delete')) {
      if (isSuccess(answer)) entry.removedIds.add(String(params.id));
      return answer;
    }
    entry.lastAcceptedWrite = call.name;
    const { data } = isRecord(answer.body) ? answer.body : {};
    if (call.operation.startsWith('insert')) rememberId(isRecord(data) ? data.id : data);
    return answer;
  }

  return {
    marker,
    code: () => {
      codes += 1;
      return `${marker}_${codes}`;
    },
    track(call, callRequest, request) {
      const sending = send(call, callRequest, request);
      const end = (): void => void running.delete(settled);
      const settled: Promise<void> = sending.then(end, end);
      running.add(settled);
      return sending;
    },
    existedBefore: async (entity, id) => (await trackedEntities.get(entity))?.initialIds?.has(String(id)) ?? false,
    hasWritten: () => trackedEntities.size > 0,
    async remove(cleanUpClient, signal) {
      // Of concurrent inserts, some may still be on their way when the rule has already failed.
      await Promise.all(running);
      const left: string[] = [];
      for (const pendingEntry of [...trackedEntities.values()].toReversed()) {
        left.push(...(await removeTrackedRecords(await pendingEntry, { cleanUpClient, marker, signal })));
      }
      return left;
    },
  };
}

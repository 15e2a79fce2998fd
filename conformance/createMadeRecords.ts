import { randomUUID } from 'node:crypto';
import { isRecord } from '../contract/isRecord';
import type { Client, Question } from './createClient';
import type { Answer } from './Exchange';
import type { KnownCall } from './knownCalls';
import { type Id, isId, isRefusal, isSuccess, listRows } from './listRows';
import { removeFrom, type Watched } from './removeFrom';

/** The writes of a run, and the records that they may have created. */
export interface MadeRecords {
  /** A text in every record that the run creates with values. */
  mark: string;
  /** Returns a unique code that begins with the mark. */
  code: () => string;
  /** Sends a write. Whatever the response, the record that it may have created is removed at the end. */
  watch: (call: KnownCall, question: Question, send: () => Promise<Answer>) => Promise<Answer>;
  /** Returns whether an entity had a record before the run. */
  isOlder: (entity: string, id: Id) => Promise<boolean>;
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
export function createMadeRecords(client: Client, calls: readonly KnownCall[]): MadeRecords {
  const mark = `CONF_${randomUUID().slice(0, 8).toUpperCase()}`;
  const watched = new Map<string, Promise<Watched>>();
  const running = new Set<Promise<unknown>>();
  let codes = 0;

  async function start({ definition, entity }: KnownCall): Promise<Watched> {
    const own = calls.filter((call) => call.entity === entity);
    const list = own.find(({ operation }) => operation === 'selectAll' || operation === 'queryAll')?.name;
    const removals = own.filter(({ operation }) => /^deleteByIds?$/.test(operation)).map(({ name }) => name);
    const rows = await listRows(client, list);
    const before = rows && new Set(rows.map(({ id }) => String(id)));
    return {
      definition,
      list,
      removals,
      before,
      named: new Map(),
      gone: new Set(),
      unanswered: [],
      accepted: undefined,
    };
  }

  async function send(call: KnownCall, { params = {} }: Question, request: () => Promise<Answer>): Promise<Answer> {
    const starting = watched.get(call.entity) ?? start(call);
    watched.set(call.entity, starting);
    const entry = await starting;
    const code = typeof params.code === 'string' ? params.code : undefined;
    const note = (id: unknown) => isId(id) && entry.named.set(String(id), id);
    note(params.id);
    const answer = await request().catch((error: unknown) => {
      entry.unanswered.push({ name: call.name, code });
      throw error;
    });
    if (isRefusal(answer)) return answer;
    if (call.operation.startsWith('delete')) {
      if (isSuccess(answer)) entry.gone.add(String(params.id));
      return answer;
    }
    entry.accepted = call.name;
    const { data } = isRecord(answer.body) ? answer.body : {};
    if (call.operation.startsWith('insert')) note(isRecord(data) ? data.id : data);
    return answer;
  }

  return {
    mark,
    code: () => {
      codes += 1;
      return `${mark}_${codes}`;
    },
    watch(call, question, request) {
      const sending = send(call, question, request);
      const end = (): void => void running.delete(settled);
      const settled: Promise<void> = sending.then(end, end);
      running.add(settled);
      return sending;
    },
    isOlder: async (entity, id) => (await watched.get(entity))?.before?.has(String(id)) ?? false,
    hasWritten: () => watched.size > 0,
    async remove(cleaner, signal) {
      // Of concurrent inserts, some may still be on their way when the rule has already failed.
      await Promise.all(running);
      const left: string[] = [];
      for (const starting of [...watched.values()].toReversed()) {
        left.push(...(await removeFrom(await starting, { cleaner, mark, signal })));
      }
      return left;
    },
  };
}

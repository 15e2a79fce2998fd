import { setTimeout } from 'node:timers/promises';
import type { Entity } from '../contract/defineEntity';
import { isRecord } from '../contract/values/isRecord';
import type { Client } from './createClient';
import { type Id, isSuccess, type ListedRow, listRows } from './listRows';

/** Rounds of deleting what remains, and milliseconds between them, for a back end that restarts. */
const ROUNDS = 3;
const PAUSE_MS = 1_000;
/** Longest part of a message, in characters, that a sentence quotes. */
const MESSAGE_LENGTH_MAX = 200;

/** The writes of a run to one entity. Sets and maps have ids as texts. */
export interface TrackedEntity {
  definition: Entity;
  /** Names of its calls. */
  list: string | undefined;
  deleteCalls: readonly string[];
  /** Ids before the first write; `undefined` when they could not be read. These records are never deleted. */
  initialIds: ReadonlySet<string> | undefined;
  /** Ids in responses of inserts, and those that writes were about. */
  reportedIds: Map<string, Id>;
  /** Ids whose deletion has succeeded, according to the response. */
  removedIds: Set<string>;
  /** Writes without a response, with the code that they sent. */
  unanswered: { name: string; code: string | undefined }[];
  /** The last write that was not refused. */
  lastAcceptedWrite: string | undefined;
}

export interface CleanUpContext {
  cleanUpClient: Client;
  marker: string;
  signal?: AbortSignal;
}

/** Deletes the records of one entity that a run has created. Returns sentences about what remains or may remain. */
export async function removeTrackedRecords(
  entry: TrackedEntity,
  { cleanUpClient, marker, signal }: CleanUpContext,
): Promise<string[]> {
  const reasons = new Map<string, string>();
  const createdRows = new Map<string, ListedRow>();
  let rows: ListedRow[] | undefined;
  let ids: Id[] = [];
  for (let round = 0; ; round += 1) {
    rows = await listRows(cleanUpClient, entry.list);
    for (const row of rows?.filter((each) => isCreatedByRun(entry, each, marker)) ?? [])
      createdRows.set(String(row.id), row);
    // Without a list, only the ids in responses are known.
    ids = rows ? rows.map(({ id }) => id).filter((id) => createdRows.has(String(id))) : idsWithoutList(entry);
    if (ids.length === 0 || round === ROUNDS) break;
    if (round > 0) await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    for (const id of ids.toReversed()) {
      const reason = await removeOne(cleanUpClient, entry, id);
      if (reason === undefined) entry.removedIds.add(String(id));
      reasons.set(String(id), reason ?? 'the call succeeds, but the list still has it');
    }
  }
  const { name } = entry.definition;
  return [
    ...ids.map((id) => `${name} ${id} could not be removed: ${reasons.get(String(id)) ?? 'it was created again'}.`),
    ...describeUnclearWrites(entry, rows, createdRows),
  ];
}

const idsWithoutList = ({ reportedIds, removedIds, initialIds }: TrackedEntity): Id[] =>
  [...reportedIds].filter(([key]) => !removedIds.has(key) && !initialIds?.has(key)).map(([, id]) => id);

/** Returns whether a run has created a row: it was not there before, and is named, marked or empty. */
function isCreatedByRun(
  { initialIds, reportedIds, definition }: TrackedEntity,
  row: ListedRow,
  marker: string,
): boolean {
  if (Object.values(row).some((value) => typeof value === 'string' && value.toUpperCase().includes(marker)))
    return true;
  const key = String(row.id);
  return initialIds !== undefined && !initialIds.has(key) && (reportedIds.has(key) || isEmpty(definition, row));
}

/** Kinds of fields that a back end can fill by itself. */
const FILLABLE: ReadonlySet<string> = new Set(['boolean', 'choice', 'date', 'dateTime']);

/** Returns whether a row has none of the values that its entity requires. Other users create no such rows. */
function isEmpty({ fields }: Entity, row: ListedRow): boolean {
  const all = Object.entries(fields);
  const required = all.filter(([, field]) => field.required);
  const typed = required.filter(([, { kind }]) => !FILLABLE.has(kind));
  const [needed = []] = [typed, required, all].filter((some) => some.length > 0);
  return needed.length > 0 && needed.every(([name]) => (row[name] ?? '') === '');
}

/** Returns sentences about writes whose result is unknown. */
function describeUnclearWrites(
  entry: TrackedEntity,
  rows: ListedRow[] | undefined,
  createdRows: ReadonlyMap<string, ListedRow>,
): string[] {
  const { definition, initialIds, lastAcceptedWrite, unanswered, reportedIds } = entry;
  const isSeen = (code: string | undefined) =>
    code === undefined
      ? createdRows.size > 0
      : [...createdRows.values()].some((row) => Object.values(row).includes(code));
  const unclear =
    lastAcceptedWrite === undefined ? [] : (rows ?? []).filter(({ id }) => initialIds && !initialIds.has(String(id)));
  return [
    ...unanswered
      .filter(({ code }) => !isSeen(code))
      .map(
        ({ name, code }) =>
          `${name} had no response; it may still create a record${code ? ` with the code ${code}` : ''}.`,
      ),
    ...unclear
      .filter(({ id }) => !createdRows.has(String(id)))
      .map(
        ({ id }) => `${definition.name} ${id} appeared during the run and was not removed: others may have created it.`,
      ),
    ...(lastAcceptedWrite?.startsWith('insert') && !rows && reportedIds.size === 0
      ? [`${definition.name} cannot be listed, so a record that ${lastAcceptedWrite} created may remain.`]
      : []),
  ];
}

/** Deletes a record. Returns why it was not possible; `undefined` when the call succeeded. */
async function removeOne(client: Client, { deleteCalls }: TrackedEntity, id: Id): Promise<string | undefined> {
  const reasons: string[] = [];
  for (const name of deleteCalls) {
    const [operation = ''] = name.split('.', 1);
    try {
      const answer = await client.request({ name, params: operation === 'deleteByIds' ? { ids: [id] } : { id } });
      if (isSuccess(answer)) return undefined;
      const { status, message } = isRecord(answer.body) ? answer.body : {};
      const messageSuffix =
        typeof message === 'string' && message !== '' ? `: ${message.slice(0, MESSAGE_LENGTH_MAX)}` : '';
      reasons.push(
        `${operation} answers HTTP ${answer.http}${status === undefined ? '' : `, status ${status}`}${messageSuffix}`,
      );
    } catch (error) {
      reasons.push(`${operation}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return reasons.length > 0 ? reasons.join('; ') : 'no call deletes it';
}

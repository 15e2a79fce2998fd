import { LOG_DAYS_MIN } from '../../../contract/constants';
import { isRecord } from '../../../contract/isRecord';
import { DAY_MS } from '../../../contract/moment';
import type { Database, Row } from '../../db/database';
import { type Head, headText, type Link, linkHash, rowHash, START } from './linkOf';
import { REMOVAL } from './removeRows';

/** Links read at once. */
const PAGE = 500;
/** What is wrong beyond this is not listed. */
const FINDINGS_MAX = 1_000;

/** Something that nobody but a tamperer, or a restored backup, can have brought about. */
export interface Finding {
  kind:
    | 'changed'
    | 'removed'
    | 'inserted'
    /** Links of the chain itself are missing or altered at this position. */
    | 'linkMissing'
    | 'linkChanged'
    /** The chain begins later than any removal told by the log explains. */
    | 'beginningUnknown'
    /** The chain ends before a head that was noted down, or had another hash there. */
    | 'headUnknown';
  /** The row of the log, or the position in the chain for findings about links. */
  at: number;
}

export interface Verdict {
  findings: Finding[];
  /** Rows that were checked. */
  rows: number;
  /** Rows that were removed when their time was over. */
  retired: number;
  head: Head;
  /** Rows of the last seconds that are not chained yet: whether they are what was written cannot be told. */
  waiting: number;
}

type StoredLink = Link & { removedBy: number | null };

/** Checks every row of the log against the chain, and the chain against heads that were noted down; reads page by page. */
export async function verifyChain(database: Database, known: readonly Head[] = []): Promise<Verdict> {
  const findings: Finding[] = [];
  const find = (kind: Finding['kind'], at: number) => {
    if (findings.length < FINDINGS_MAX) findings.push({ kind, at });
  };
  const removals = await readRemovals(database);
  const unseen = new Map(known.map(({ position, hash }) => [position, hash]));
  let [rows, retired] = [0, 0];
  let before: Head | undefined;
  for await (const { link, row } of linksWithRows(database)) {
    if (before) checkLink(link, before);
    else checkBeginning(link);
    if (row) {
      rows += 1;
      if (rowHash(row) !== link.rowHash) find('changed', link.logId);
    } else if (isRetired(link, removals.times)) retired += 1;
    else find('removed', link.logId);
    if (unseen.get(link.position) === link.hash) unseen.delete(link.position);
    before = link;
  }
  for (const position of unseen.keys()) find('headUnknown', position);
  for (const id of await insertedRows(database)) find('inserted', id);
  const { position, hash } = before ?? START;
  return { findings, rows, retired, head: { position, hash }, waiting: await countWaiting(database) };

  function checkLink(link: Link, { position, hash }: Head): void {
    if (link.position !== position + 1) find('linkMissing', position + 1);
    else if (linkHash(hash, link) !== link.hash) find('linkChanged', link.position);
  }

  /** A chain that was shortened begins with a hash that a removal tells; heads before it cannot be looked up any more. */
  function checkBeginning(link: Link): void {
    if (link.position === 1) checkLink(link, START);
    else if (!removals.beginnings.has(headText(link))) find('beginningUnknown', link.position);
    for (const position of unseen.keys()) if (position < link.position) unseen.delete(position);
  }
}

/** A row that was removed when its time was over, as a later row tells. */
function isRetired({ removedBy, time }: StoredLink, removals: ReadonlyMap<number, number>): boolean {
  const removedAt = removedBy === null ? undefined : removals.get(removedBy);
  return removedAt !== undefined && time > 0 && removedAt - time >= LOG_DAYS_MIN * DAY_MS;
}

/** When each removal took place, and the beginnings of the chain that removals tell. */
async function readRemovals({ read }: Database) {
  const rows = await read
    .selectFrom('log')
    .select(['id', 'createTime', 'diff'])
    .where('entity', '=', 'log')
    .where('operation', '=', REMOVAL)
    .execute();
  const told = rows.map(({ diff }): unknown => (diff === null ? null : JSON.parse(diff)));
  return {
    times: new Map(rows.map(({ id, createTime }) => [id, createTime])),
    beginnings: new Set(told.map((diff) => (isRecord(diff) ? diff.from : undefined))),
  };
}

/** Every link with its row, in the order of the chain. */
async function* linksWithRows({ read }: Database): AsyncGenerator<{ link: StoredLink; row: Row | undefined }> {
  for (let last = 0; ; ) {
    // One statement, so that no row is removed or chained between its link and itself.
    const found = await read
      .selectFrom('logLink as link')
      .leftJoin('log', 'log.id', 'link.logId')
      .selectAll('log')
      .select(['link.position as linkPosition', 'link.logId as linkLogId', 'link.time as linkTime'])
      .select(['link.rowHash as linkRowHash', 'link.hash as linkHash', 'link.removedBy as linkRemovedBy'])
      .where('link.position', '>', last)
      .orderBy('link.position')
      .limit(PAGE)
      .execute();
    for (const { linkPosition, linkLogId, linkTime, linkRowHash, linkHash, linkRemovedBy, ...row } of found) {
      yield {
        link: {
          position: linkPosition,
          logId: linkLogId,
          time: linkTime,
          rowHash: linkRowHash,
          hash: linkHash,
          removedBy: linkRemovedBy,
        },
        row: row.id === null ? undefined : row,
      };
      last = linkPosition;
    }
    if (found.length < PAGE) return;
  }
}

/** Rows that neither are chained nor wait for it: the server did not write them. */
async function insertedRows({ read }: Database): Promise<number[]> {
  const rows = await read
    .selectFrom('log')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('logLink').select('logLink.logId').whereRef('logLink.logId', '=', 'log.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('logQueue').select('logQueue.logId').whereRef('logQueue.logId', '=', 'log.id'))),
    )
    .orderBy('id')
    .limit(FINDINGS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

async function countWaiting({ read }: Database): Promise<number> {
  const { count } = await read
    .selectFrom('logQueue')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

import { LOG_DAYS_MIN } from '../../../contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/moment';
import type { Database, Row } from '../../db/database';
import { EMPTY_HEAD, formatHead, type Head, type Link, linkHash, rowHash } from './createLink';
import { equalsCode, type LogSigner, logSignerOf } from './LogSigner';
import { type Removals, readRemovals } from './readRemovals';
import { isStartSignedBy, readSigningStart } from './signingStart';

/** Links read at once. */
const PAGE = 500;
/** Maximum number of findings listed. */
const FINDINGS_MAX = 1_000;
/** Maximum clock difference between two machines. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** Tolerance for the order of times: rows are chained in the order of their ids, which may differ slightly. */
const ORDER_TOLERANCE_MS = HOUR_MS;

/** A defect that only tampering, or restoring a backup, can cause. */
export interface Finding {
  kind:
    | 'changed'
    | 'removed'
    | 'inserted'
    /** The row, or its entry in the queue, lacks a valid code of the server. */
    | 'forged'
    /** Links of the chain are missing or altered at this position, or lack a valid code of the server. */
    | 'linkMissing'
    | 'linkChanged'
    | 'linkForged'
    /** The chain begins later than the removals recorded in the log explain. */
    | 'beginningUnknown'
    /** The chain ends before a noted head, or has another hash there. */
    | 'headUnknown'
    /** A removal is dated in the future, or before rows that were chained earlier. */
    | 'removalLater'
    | 'removalOutOfOrder'
    /** The record where codes begin is missing, or was not written by the server. */
    | 'startUnknown';
  /** The id of the row, or the position in the chain for findings about links. */
  at: number;
}

export interface VerificationResult {
  findings: Finding[];
  /** Rows that were checked. */
  rows: number;
  /** Of these, the rows of earlier versions, which have a hash but no code. */
  hashOnly: number;
  /** Rows removed at the end of their retention period. */
  retired: number;
  head: Head;
  /** Rows of the last seconds that are not chained yet; only their codes are checked. */
  waiting: number;
}

interface VerificationOptions {
  /** Heads of the chain that were noted down. */
  heads?: readonly Head[];
  /** Defaults to that of the database. Without one, codes are not checked. */
  signer?: LogSigner | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

type StoredLink = Link & Record<'removedBy', number | null> & Record<'rowCode' | 'code' | 'removalCode', string | null>;

/**
 * Verifies every row of the log against the chain and the server's codes, and the chain against noted heads. Reads page by
 * page.
 */
export async function verifyChain(database: Database, options: VerificationOptions = {}): Promise<VerificationResult> {
  const { heads = [], signer = logSignerOf(database.read), now = Date.now() } = options;
  const findings: Finding[] = [];
  const addFinding = (kind: Finding['kind'], at: number) => {
    if (findings.length < FINDINGS_MAX) findings.push({ kind, at });
  };
  const storedStart = await readSigningStart(database.read);
  // Without a trusted start, every row must have a code.
  const start = signer && storedStart && isStartSignedBy(signer, storedStart) ? storedStart : undefined;
  if (signer && !start) addFinding('startUnknown', 0);
  const signedFrom = start?.head.position ?? 0;
  const removals = await readRemovals(database, signer, signedFrom);
  const unverifiedHeads = new Map(heads.map(({ position, hash }) => [position, hash]));
  if (start && signedFrom > 0) unverifiedHeads.set(signedFrom, start.head.hash);
  let [rows, hashOnly, retired, latestTime] = [0, 0, 0, 0];
  let previousLink: Head | undefined;
  for await (const { link, row } of linksWithRows(database)) {
    if (previousLink) checkLink(link, previousLink);
    else checkChainStart(link);
    if (row) {
      rows += 1;
      if (rowHash(row) !== link.rowHash) addFinding('changed', link.logId);
      if (signer && link.position <= signedFrom) hashOnly += 1;
    } else if (isRetired(link, removals, signer)) retired += 1;
    else addFinding('removed', link.logId);
    if (signer && link.position > signedFrom) checkCodes(link, signer);
    checkRemoval(link);
    if (unverifiedHeads.get(link.position) === link.hash) unverifiedHeads.delete(link.position);
    previousLink = link;
  }
  for (const position of unverifiedHeads.keys()) addFinding('headUnknown', position);
  for (const id of await findInsertedRows(database)) addFinding('inserted', id);
  const { position, hash } = previousLink ?? EMPTY_HEAD;
  const waiting = await checkQueue(database, signer, (id) => addFinding('forged', id));
  return { findings, rows, hashOnly, retired, head: { position, hash }, waiting };

  function checkLink(link: Link, { position, hash }: Head): void {
    if (link.position !== position + 1) addFinding('linkMissing', position + 1);
    else if (linkHash(hash, link) !== link.hash) addFinding('linkChanged', link.position);
  }

  /** A shortened chain begins with a hash that a removal records. Earlier heads can no longer be checked. */
  function checkChainStart(link: Link): void {
    if (link.position === 1) checkLink(link, EMPTY_HEAD);
    else if (!removals.startingHeads.has(formatHead(link))) addFinding('beginningUnknown', link.position);
    for (const position of unverifiedHeads.keys()) if (position < link.position) unverifiedHeads.delete(position);
  }

  function checkCodes(link: StoredLink, signer: LogSigner): void {
    if (!equalsCode(link.rowCode, signer.signRowHash(link.rowHash))) addFinding('forged', link.logId);
    if (!equalsCode(link.code, signer.signLink(link))) addFinding('linkForged', link.position);
  }

  function checkRemoval({ logId, time }: StoredLink): void {
    if (removals.recorded.has(logId)) {
      if (time > now + CLOCK_SKEW_MS) addFinding('removalLater', logId);
      else if (time < latestTime - ORDER_TOLERANCE_MS) addFinding('removalOutOfOrder', logId);
    }
    if (time <= now + CLOCK_SKEW_MS) latestTime = Math.max(latestTime, time);
  }
}

/** Returns whether a row was removed at the end of its retention period, as recorded by a row that was chained later. */
function isRetired(link: StoredLink, { recorded }: Removals, signer: LogSigner | undefined): boolean {
  const { removedBy, removalCode, time, position, logId } = link;
  const removal = removedBy === null ? undefined : recorded.get(removedBy);
  if (removedBy === null || !removal) return false;
  if (signer && !equalsCode(removalCode, signer.signRemoval({ logId, removedBy }))) return false;
  return time > 0 && position < removal.position && removal.time - time >= LOG_DAYS_MIN * DAY_MS;
}

/** Yields every link with its row, in the order of the chain. */
async function* linksWithRows({ read }: Database): AsyncGenerator<{ link: StoredLink; row: Row | undefined }> {
  for (let last = 0; ; ) {
    // One statement, so that no row is removed or chained between the two reads.
    const page = await read
      .selectFrom('logLink as link')
      .leftJoin('log', 'log.id', 'link.logId')
      .selectAll('log')
      .select(['link.position as linkPosition', 'link.logId as linkLogId', 'link.time as linkTime'])
      .select(['link.rowHash as linkRowHash', 'link.hash as linkHash', 'link.removedBy as linkRemovedBy'])
      .select(['link.rowCode as linkRowCode', 'link.code as linkCode', 'link.removalCode as linkRemovalCode'])
      .where('link.position', '>', last)
      .orderBy('link.position')
      .limit(PAGE)
      .execute();
    for (const { linkPosition, linkLogId, linkTime, linkRowHash, linkHash, linkRemovedBy, ...other } of page) {
      const { linkRowCode, linkCode, linkRemovalCode, ...row } = other;
      yield {
        link: {
          position: linkPosition,
          logId: linkLogId,
          time: linkTime,
          rowHash: linkRowHash,
          hash: linkHash,
          removedBy: linkRemovedBy,
          rowCode: linkRowCode,
          code: linkCode,
          removalCode: linkRemovalCode,
        },
        row: row.id === null ? undefined : row,
      };
      last = linkPosition;
    }
    if (page.length < PAGE) return;
  }
}

/** Returns rows that are neither chained nor queued: the server did not write them. */
async function findInsertedRows({ read }: Database): Promise<number[]> {
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

/** Reports every queued row that lacks a valid code of the server. Returns the number of queued rows. */
async function checkQueue(
  { read }: Database,
  signer: LogSigner | undefined,
  report: (id: number) => void,
): Promise<number> {
  for (let last = 0, waiting = 0; ; ) {
    const page = await read
      .selectFrom('logQueue')
      .leftJoin('log', 'log.id', 'logQueue.logId')
      .selectAll('log')
      .select(['logQueue.logId as queuedId', 'logQueue.rowCode'])
      .where('logQueue.logId', '>', last)
      .orderBy('logQueue.logId')
      .limit(PAGE)
      .execute();
    for (const { queuedId, rowCode, ...row } of page) {
      if (signer && (row.id === null || !equalsCode(rowCode, signer.signRow(row)))) report(queuedId);
      last = queuedId;
    }
    waiting += page.length;
    if (page.length < PAGE) return waiting;
  }
}

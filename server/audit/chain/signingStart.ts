import type { Database, Queries, WriteTransaction } from '../../db/database';
import { readSetting, storeMissingSetting } from '../../db/rows/settings';
import { chainRows, lockChain, readHead } from './chainRows';
import { EMPTY_HEAD, formatHead, type Head, parseHead } from './createLink';
import { equalsCode, type LogSigner } from './LogSigner';
import { type RemovedLink, signRemovals } from './removeRows';

/** Links signed per batch. */
const PAGE = 500;

const START_SETTING = 'logProofStart';
/** Represents the head of an empty chain. */
const EMPTY_HEAD_TEXT = 'empty';

/** The end of the chain when its links began to have codes. Earlier rows are covered by their hashes only. */
export interface SigningStart {
  head: Head;
  code: string;
}

/** Reads where codes begin; `undefined` if the setting is missing or unreadable. */
export async function readSigningStart(queries: Queries): Promise<SigningStart | undefined> {
  const [text = '', code = ''] = (await readSetting(queries, START_SETTING))?.split(' ') ?? [];
  const head = text === EMPTY_HEAD_TEXT ? EMPTY_HEAD : parseHead(text);
  return head && { head, code };
}

/** Returns whether a start was written with this key. */
export const isStartSignedBy = (signer: LogSigner, { head, code }: SigningStart) =>
  equalsCode(code, signer.signStart(head));

/**
 * Chains queued rows, then records that all following links have codes. Does nothing if that is already recorded. Only one
 * process records it and calls `createSigner`, while the others wait.
 */
export async function startSigning(database: Database, createSigner: () => Promise<LogSigner>): Promise<void> {
  const isStarted = async (queries: Queries) => (await readSigningStart(queries)) !== undefined;
  if (await isStarted(database.read)) return;
  await chainRows(database, isStarted);
  await database.write(async (transaction) => {
    await lockChain(transaction);
    if (await isStarted(transaction)) return;
    const signer = await createSigner();
    await signEarlierRemovals(transaction, signer);
    const head = await readHead(transaction);
    const value = `${head.position === 0 ? EMPTY_HEAD_TEXT : formatHead(head)} ${signer.signStart(head)}`;
    await storeMissingSetting(transaction, START_SETTING, value);
  });
}

/** Signs the removals of earlier versions, so that no other missing row can claim to have been removed with them. */
async function signEarlierRemovals(transaction: WriteTransaction, signer: LogSigner): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await transaction
      .selectFrom('logLink')
      .select(['position', 'logId', 'removedBy'])
      .where('removedBy', 'is not', null)
      .where('position', '>', last)
      .orderBy('position')
      .limit(PAGE)
      .execute();
    const links = rows.flatMap(({ removedBy, ...link }): RemovedLink[] =>
      removedBy === null ? [] : [{ ...link, removedBy }],
    );
    if (links.length > 0) await signRemovals(transaction, links, signer);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.position ?? last;
  }
}

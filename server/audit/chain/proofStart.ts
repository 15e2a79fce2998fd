import type { Database, Queries, WriteTransaction } from '../../db/database';
import { chainRows, lockChain, readHead } from './chainRows';
import { isCode, type LogProof } from './LogProof';
import { type Head, headText, parseHead, START } from './linkOf';
import { type RemovedLink, signRemovals } from './removeRows';

/** Links signed per batch. */
const PAGE = 500;

const START_SETTING = 'logProofStart';
/** Represents the head of an empty chain. */
const EMPTY = 'empty';

/** The end of the chain when its links began to have codes. Earlier rows are covered by their hashes only. */
export interface ProofStart {
  head: Head;
  code: string;
}

/** Reads where codes begin; `undefined` if the setting is missing or unreadable. */
export async function readProofStart(queries: Queries): Promise<ProofStart | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', START_SETTING).executeTakeFirst();
  const [text = '', code = ''] = row?.value.split(' ') ?? [];
  const head = text === EMPTY ? START : parseHead(text);
  return head && { head, code };
}

/** Returns whether a start was written with this key. */
export const isStartOf = (proof: LogProof, { head, code }: ProofStart) => isCode(code, proof.ofStart(head));

/**
 * Chains queued rows, then records that all following links have codes. Does nothing if that is already recorded. Only one
 * process records it and calls `makeProof`, while the others wait.
 */
export async function beginProof(database: Database, makeProof: () => Promise<LogProof>): Promise<void> {
  const hasBegun = async (queries: Queries) => (await readProofStart(queries)) !== undefined;
  if (await hasBegun(database.read)) return;
  await chainRows(database, hasBegun);
  await database.write(async (transaction) => {
    await lockChain(transaction, database);
    if (await hasBegun(transaction)) return;
    const proof = await makeProof();
    await signFormerRemovals(transaction, database, proof);
    const head = await readHead(transaction);
    const value = `${head.position === 0 ? EMPTY : headText(head)} ${proof.ofStart(head)}`;
    await transaction
      .insertInto('setting')
      .values({ name: START_SETTING, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Signs the removals of earlier versions, so that no other missing row can claim to have been removed with them. */
async function signFormerRemovals(
  transaction: WriteTransaction,
  database: Pick<Database, 'kind'>,
  proof: LogProof,
): Promise<void> {
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
    if (links.length > 0) await signRemovals({ transaction, database }, links, proof);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.position ?? last;
  }
}

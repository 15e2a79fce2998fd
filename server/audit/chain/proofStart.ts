import type { Database, Queries, WriteTransaction } from '../../db/database';
import { chainRows, lockChain, readHead } from './chainRows';
import { isCode, type LogProof } from './LogProof';
import { type Head, headText, parseHead, START } from './linkOf';
import { type RemovedLink, signRemovals } from './removeRows';

/** Links signed at once. */
const PAGE = 500;

const START_SETTING = 'logProofStart';
/** Stands for the head of a chain that was empty. */
const EMPTY = 'empty';

/** Where the chain ended when its links began to carry codes; rows before are covered by their hashes alone. */
export interface ProofStart {
  head: Head;
  code: string;
}

/** Reads where codes begin; `undefined` where the database does not say so, or no longer in a readable way. */
export async function readProofStart(queries: Queries): Promise<ProofStart | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', START_SETTING).executeTakeFirst();
  const [text = '', code = ''] = row?.value.split(' ') ?? [];
  const head = text === EMPTY ? START : parseHead(text);
  return head && { head, code };
}

/** Tells whether a start was written with this key. */
export const isStartOf = (proof: LogProof, { head, code }: ProofStart) => isCode(code, proof.ofStart(head));

/**
 * Chains what waits, and says that every link from now on carries codes; does nothing where that was said before. Of several
 * processes one says so: only that one asks for its proof, while the others wait.
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

/** What earlier versions have removed carries a code too, so that nothing else can claim to have gone with it. */
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

import { dayAt } from '../../contract/moment';
import { parseListQuery } from '../../contract/query';
import type { Database, Tuple } from '../db';
import { type ListStatements, listStatements } from '../db/listStatement';
import type { Call } from '../http/call';
import type { Context } from './context';
import type { Handler } from './extension';
import { accepted } from './input';
import { presentTuples } from './present';
import { Remembered } from './Remembered';

/** Questions and counts remembered; the oldest goes first. */
const QUESTIONS_KEPT = 2_000;
const COUNTS_KEPT = 10_000;

/** Nobody sees personal data unmasked in a list, so nobody may search it either. */
export const LIST_VIEWER = { masked: true };

/** What a list was asked, as SQL. */
interface Question extends ListStatements {
  offset: number;
  pageSize: number;
}

/** `selectBySelectivePagination`: one page of the records that match, and how many there are in all. */
export function selectPageHandler(): Handler {
  const questions = new Remembered<Question>(QUESTIONS_KEPT);
  const counts = new Remembered<number>(COUNTS_KEPT);
  return async (call, context) => {
    const { database } = context;
    const question = understood(call, context, questions);
    const found = await findPage(database, question);
    const dataCount = knownCount(question, found.length) ?? (await countOnce({ call, context, question, counts }));
    const data = await presentTuples(found, { context, entity: call.entity, queries: database.read });
    return { data, dataCount, message: 'okRead', cacheable: true };
  };
}

async function findPage(database: Database, { glance, rows, pageSize }: Question): Promise<readonly Tuple[]> {
  const seen = glance ? await database.tuples(glance.sql, glance.parameters) : [];
  return seen.length === pageSize ? seen : database.tuples(rows.sql, rows.parameters);
}

/** The same question is asked again and again; what it means changes only with the day. */
function understood(call: Call, context: Context, questions: Remembered<Question>): Question {
  if (call.queryText === null) return understand(call, context);
  const key = `${call.entity.name}?${call.queryText}@${dayAt(context.now())}`;
  const known = questions.get(key);
  if (known) return known;
  const fresh = understand(call, context);
  questions.set(key, fresh);
  return fresh;
}

function understand({ entity, params }: Call, { database, now }: Context): Question {
  const query = accepted(parseListQuery(entity, params, LIST_VIEWER));
  const { pageNum, pageSize } = query;
  const statements = listStatements({
    queries: database.read,
    kind: database.kind,
    entity,
    query,
    today: dayAt(now()),
  });
  return { ...statements, offset: (pageNum - 1) * pageSize, pageSize };
}

/** A page that is not full is the last one and needs no counting; an empty one may lie beyond the end. */
function knownCount({ offset, pageSize }: Question, found: number): number | undefined {
  return found < pageSize && (found > 0 || offset === 0) ? offset + found : undefined;
}

interface Counting {
  call: Call;
  context: Context;
  question: Question;
  counts: Remembered<number>;
}

/** A count holds as long as the table's version does, in whichever process the table is changed. */
async function countOnce({ call, context, question: { count }, counts }: Counting): Promise<number> {
  const key = `${call.tableVersion}:${count.sql}:${JSON.stringify(count.parameters)}`;
  const known = counts.get(key);
  if (known !== undefined) return known;
  const [row] = await context.database.all(count.sql, count.parameters);
  const total = Number(row?.count ?? 0);
  counts.set(key, total);
  return total;
}

import { dayAt } from '../../contract/moment';
import { parseListQuery } from '../../contract/query';
import type { Statement } from '../db/database';
import { belongsWith } from '../db/dataScope';
import { findPage, type PageQuestion } from '../db/findPage';
import { IndexCuts } from '../db/IndexCuts';
import { listStatements } from '../db/listStatement';
import { isNarrowed, narrowingKey } from '../db/scopedDatabase';
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

/** `selectBySelectivePagination`: one page of the records that match, and how many there are in all. */
export function selectPageHandler(): Handler {
  const questions = new Remembered<PageQuestion>(QUESTIONS_KEPT);
  const counts = new Remembered<number>(COUNTS_KEPT);
  const indexCuts = new IndexCuts();
  return async (call, context) => {
    const { database } = context;
    const question = understood(call, context, questions);
    // A count holds as long as the table's version does, in whichever process the table is changed.
    const key = `${call.tableVersion}:${question.count.sql}:${JSON.stringify(question.count.parameters)}`;
    // What belongs with a record of another table is seen or not as that record changes.
    const isSteady =
      !isNarrowed(database.read, call.entity.name) || belongsWith(call.entity, context.entities).length === 0;
    const known = isSteady ? counts.get(key) : undefined;
    const cutsOf = (statement: Statement) => indexCuts.of(database, statement);
    const { tuples, count } = await findPage(database, question, { cutsOf, ...(known !== undefined && { known }) });
    if (isSteady) counts.set(key, count);
    const data = await presentTuples(tuples, { context, entity: call.entity, queries: database.read });
    return { data, dataCount: count, message: 'okRead', cacheable: true };
  };
}

/** The same question is asked again and again; what it means changes only with the day. */
function understood(call: Call, context: Context, questions: Remembered<PageQuestion>): PageQuestion {
  if (call.queryText === null) return understand(call, context);
  const seen = narrowingKey(context.database.read);
  const key = `${call.entity.name}?${call.queryText}@${dayAt(context.now())} ${seen}`;
  const known = questions.get(key);
  if (known) return known;
  const fresh = understand(call, context);
  questions.set(key, fresh);
  return fresh;
}

function understand({ entity, params }: Call, { database, now }: Context): PageQuestion {
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

/**
 * Measures how much faster a list is with each strategy of `server/db/list` than without it, for a query it is meant for.
 */
import { sql } from 'kysely';
import { parseListQuery } from '../../contract/query/query';
import type { SqlDialect } from '../../server/db/database';
import { type ListPlan, type ListReadRequest, planList, readPage } from '../../server/db/list';
import { compileStatement, conditionsOf, pageColumns, pageLimits } from '../../server/db/list/lateRowLookup';
import { listOrder } from '../../server/db/list/listOrder';
import { openDatabase } from '../../server/db/openDatabase';
import { whereAll } from '../../server/db/scope/condition';
import { elderly } from '../../src/plugins/elderly/entities/elderly';
import { percentile, report } from '../report';
import { BENCH_DAY } from './largeDatabase';
import { listQueries } from './listQueries';

/** A strategy that gains less on both databases should be removed. */
const GAIN_MIN = 2;
/** Timed queries with and without a strategy, alternating, after two warm-up queries. */
const TURNS = 16;

interface StrategyCase {
  name: string;
  queryString: (turn: number) => URLSearchParams;
  /** The database it is meant for. Defaults to both. */
  kind?: SqlDialect;
  /**
   * True if all rows are counted too. It is false where only the page or the order changes, because their number is then
   * cached.
   */
  counts?: boolean;
  withStrategy(plan: ListPlan): ListPlan;
  withoutStrategy(plan: ListPlan, question: ListReadRequest): ListPlan;
}

const cases: readonly StrategyCase[] = [
  {
    name: 'lateRowLookup',
    queryString: listQueries.focus,
    withStrategy: withoutOptimizations,
    withoutStrategy: (plan, question) => ({ ...withoutOptimizations(plan), rows: allColumnRows(question) }),
  },
  {
    name: 'boundedScan',
    queryString: listQueries.laterPage,
    kind: 'sqlite',
    withStrategy: (plan) => plan,
    withoutStrategy: withoutOptimizations,
  },
  {
    name: 'computedOrder',
    queryString: listQueries.focus,
    withStrategy: (plan) => plan,
    withoutStrategy: withoutOptimizations,
  },
  {
    name: 'searchFirst',
    queryString: listQueries.byPinyin,
    counts: true,
    withStrategy: (plan) => plan,
    withoutStrategy: withoutOptimizations,
  },
];

/** Reports the gain of each strategy on the database at an address. */
export async function compareStrategies(address: string): Promise<void> {
  const database = openDatabase(address);
  const { dialect: kind, read: queries } = database;
  const milliseconds = async (plan: ListPlan, counts = false) => {
    const start = performance.now();
    await readPage(database, plan, counts ? undefined : 0);
    return performance.now() - start;
  };
  try {
    for (const { name, queryString: ask, counts, withStrategy, withoutStrategy } of cases.filter(
      (each) => (each.kind ?? kind) === kind,
    )) {
      const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
      for (let turn = 0; turn < TURNS + 2; turn += 1) {
        const question = { queries, entity: elderly, query: queryOf(ask(turn)), today: BENCH_DAY };
        const plan = planList(question);
        const plans = { with: withStrategy(plan), without: withoutStrategy(plan, question) };
        for (const variant of turn % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
          const time = await milliseconds(plans[variant], counts);
          if (turn > 1) times[variant].push(time);
        }
      }
      // The fastest tenth, which is least affected by other programs.
      const [ms, msWithout] = [percentile(times.with, 0.1), percentile(times.without, 0.1)];
      report({
        name: `list.strategy.${kind}.${name}`,
        value: msWithout / ms,
        unit: 'ratio',
        // On PostgreSQL the two statements that this one replaces run concurrently on two connections.
        ...(!(kind === 'postgres' && name === 'searchFirst') && { atLeast: GAIN_MIN }),
        detail: { ms, msWithout },
      });
    }
  } finally {
    await database.close();
  }
}

function withoutOptimizations({ bounded, computed, searched, ...plan }: ListPlan): ListPlan {
  return plan;
}

/** Finds, sorts and limits whole rows. */
function allColumnRows(question: ListReadRequest) {
  return compileStatement(
    question,
    sql`select ${pageColumns(question)} from ${sql.table(question.entity.name)} ${whereAll(conditionsOf(question))}
      order by ${listOrder(question)} ${pageLimits(question)}`,
  );
}

function queryOf(parameters: URLSearchParams) {
  const values = [...new Set(parameters.keys())].map((name): [string, unknown] => {
    const all = parameters.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  const query = parseListQuery(elderly, Object.fromEntries(values), { masked: true });
  if (!query.ok) throw new Error('the question is refused');
  return query.values;
}

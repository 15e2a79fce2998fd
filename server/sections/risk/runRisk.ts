import { evaluateRisk, type RiskHit, type RiskResult } from '../../../contract/service/risk/evaluateRisk';
import type { RiskRuleTable } from '../../../contract/service/risk/riskRuleTable';
import { type RiskState, riskRuleMask, riskStateAfter } from '../../../contract/service/risk/riskState';
import { serviceApplication } from '../../../contract/service/serviceApplication';
import type { WriteTransaction } from '../../db';
import { recordCodec } from '../../db/recordCodec';
import type { Context } from '../../operations/context';
import { activeRules } from './activeRules';
import { readVisits, withNeighbours } from './gatherRisk';
import { listIn, type VisitRow } from './visitRows';
import { writeTraces } from './visitTraces';

export interface RiskRun {
  transaction: WriteTransaction;
  context: Pick<Context, 'dictionaries'>;
  /** Applications; those that are no visits yet are left out. */
  ids: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
  /** Read from the database unless given. */
  table?: RiskRuleTable;
}

/**
 * Runs the rules over visits and stores what they find, in the caller's transaction: score, level, hits, whether a review
 * is open, and whether the settlement is frozen. Answers how many visits have changed; when there are any, the caller
 * moves the table version of `serviceApplication`. The number of queries does not grow with that of visits.
 */
export async function runRisk({ transaction, context, ids, now, table }: RiskRun): Promise<number> {
  const reading = { queries: transaction, context, ids, now };
  const read = await readVisits(reading);
  if (read.length === 0) return 0;
  await writeTraces(
    transaction,
    read.map(({ visit }) => visit),
  );
  const rules = table ?? (await activeRules(transaction));
  let changed = 0;
  for (const { row, visit, neighbours } of await withNeighbours(reading, read)) {
    const result = evaluateRisk(visit, neighbours, rules);
    const hits = listIn<RiskHit>(row.riskHits);
    const before = {
      riskStatus: row.riskStatus ?? 'none',
      settleStatus: row.settleStatus ?? 'unsettled',
      ruleIds: new Set<string>(hits.map(({ ruleId }) => ruleId)),
    };
    const state = riskStateAfter({ id: row.id, before, result });
    if (!state || isAsBefore(row, { result, state, hits })) continue;
    await store({ transaction, row, result, state, now });
    changed += 1;
  }
  return changed;
}

function isAsBefore(row: VisitRow, after: { result: RiskResult; state: RiskState; hits: readonly RiskHit[] }): boolean {
  const { result, state, hits } = after;
  return (
    row.riskScore === result.riskScore &&
    (row.riskStatus ?? 'none') === state.riskStatus &&
    (row.settleStatus ?? 'unsettled') === state.settleStatus &&
    JSON.stringify(hits) === JSON.stringify(result.riskHits)
  );
}

interface Storing {
  transaction: WriteTransaction;
  row: VisitRow;
  result: RiskResult;
  state: RiskState;
  now: number;
}

/** The version of the record stays: nobody can have edited these fields, and an edit of others is not to fail for them. */
async function store({ transaction, row, result, state, now }: Storing): Promise<void> {
  const isOpened = state.riskStatus === 'open' && row.riskStatus !== 'open';
  const values = {
    riskScore: result.riskScore,
    riskLevel: result.riskLevel,
    riskHits: result.riskHits,
    riskRuleMask: riskRuleMask(result.riskHits.map(({ ruleId }) => ruleId)),
    riskStatus: state.riskStatus,
    settleStatus: state.settleStatus,
    ...(isOpened ? { riskOpenTime: now, riskReviewer: null, riskNote: null, riskTime: null } : {}),
  };
  await transaction
    .updateTable(serviceApplication.name)
    .set(recordCodec(serviceApplication).encode(values))
    .where('id', '=', row.id)
    .execute();
}

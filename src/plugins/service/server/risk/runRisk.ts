import { type Context, lockRows, type WireRecord, type WriteTransaction } from '../../../../../server/plugin-api';
import { bulkUpdate } from '../../../../../server/plugin-api/builtin';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { evaluateRisk, type RiskHit, type RiskResult } from '../../entities/risk/evaluateRisk';
import type { RiskRuleTable } from '../../entities/risk/riskRuleTable';
import { type RiskState, riskRuleMask, riskStateAfter } from '../../entities/risk/riskState';
import { activeRules } from './activeRules';
import { readVisits, unwrittenVisits, withNeighbours } from './readVisits';
import { listIn, type VisitRow } from './visitRows';
import { writeTraces } from './visitTraces';

export interface RiskRun {
  transaction: WriteTransaction;
  context: Pick<Context, 'dictionaries' | 'database'>;
  /** Applications; ids that are not visits yet are skipped. */
  ids: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
  /** Defaults to the rules in the database. */
  table?: RiskRuleTable;
}

/**
 * Runs the rules on visits and stores the results in the caller's transaction: score, level, hits, whether a review is
 * open, and whether the settlement is frozen. Returns how many visits have changed; if any have, the caller must
 * increment the table version of `serviceApplication`. The number of queries does not depend on the number of visits.
 */
export async function runRisk({ transaction, context, ids, now, table }: RiskRun): Promise<number> {
  // Locked until the transaction ends, so that this does not overwrite a concurrently started review.
  await lockRows(transaction, { table: serviceApplication.name, ids, mode: 'update' });
  const reading = { queries: transaction, context, ids, now };
  const read = await readVisits(reading);
  if (read.length === 0) return 0;
  const visits = read.map(({ visit }) => visit);
  await writeTraces({ transaction, visits });
  const rules = table ?? (await activeRules(transaction));
  const changed: RatedVisit[] = [];
  for await (const { row, visit, neighbours } of withNeighbours(reading, read)) {
    const result = evaluateRisk(visit, neighbours, rules);
    const rated = rateVisit(row, result);
    if (rated) changed.push(rated);
  }
  await storeRatings({ transaction, changed, now });
  return changed.length;
}

/** Visits of one transaction that are not written yet; the records they affect already are. */
export interface NewVisits extends Omit<RiskRun, 'ids' | 'table'> {
  /** Entered manually, without photos, so they leave no traces. */
  rows: readonly VisitRow[];
}

/**
 * Runs the rules on visits before they are written, with the same result as {@link runRisk} afterwards, so that each is
 * written only once. Returns the additional values by id, without the visits that hit no rule.
 */
export async function rateNewVisits(run: NewVisits): Promise<ReadonlyMap<number, Readonly<WireRecord>>> {
  const { transaction, context, rows, now } = run;
  const found = new Map<number, Readonly<WireRecord>>();
  if (rows.length === 0) return found;
  const reading = { queries: transaction, context, now };
  const read = await unwrittenVisits(reading, rows);
  const rules = await activeRules(transaction);
  for await (const { row, visit, neighbours } of withNeighbours(reading, read, { areWritten: false })) {
    const rated = rateVisit(row, evaluateRisk(visit, neighbours, rules));
    if (rated) found.set(row.id, { ...resultValues(rated), ...(isReviewOpened(rated) && { riskOpenTime: now }) });
  }
  return found;
}

/** A visit for which the rules have a new result. */
interface RatedVisit {
  row: VisitRow;
  result: RiskResult;
  state: RiskState;
}

function rateVisit(row: VisitRow, result: RiskResult): RatedVisit | undefined {
  const hits = listIn<RiskHit>(row.riskHits);
  const before = {
    riskStatus: row.riskStatus ?? 'none',
    settleStatus: row.settleStatus ?? 'unsettled',
    ruleIds: new Set<string>(hits.map(({ ruleId }) => ruleId)),
  };
  const state = riskStateAfter({ id: row.id, before, result });
  return !state || isUnchanged(row, { result, state, hits }) ? undefined : { row, result, state };
}

function isUnchanged(
  row: VisitRow,
  after: { result: RiskResult; state: RiskState; hits: readonly RiskHit[] },
): boolean {
  const { result, state, hits } = after;
  return (
    row.riskScore === result.riskScore &&
    (row.riskStatus ?? 'none') === state.riskStatus &&
    (row.settleStatus ?? 'unsettled') === state.settleStatus &&
    JSON.stringify(hits) === JSON.stringify(result.riskHits)
  );
}

interface StoreRatingsOptions {
  transaction: WriteTransaction;
  changed: readonly RatedVisit[];
  now: number;
}

/** Keeps the version of the record: users cannot edit these fields, and their edits of others must not conflict. */
async function storeRatings({ transaction, changed, now }: StoreRatingsOptions): Promise<void> {
  const records = changed.map((rated) => ({ id: rated.row.id, ...resultValues(rated) }));
  const updateTarget = { transaction, entity: serviceApplication };
  await bulkUpdate({ ...updateTarget, fields: RESULT_FIELDS, records });
  const opened = changed.filter(isReviewOpened).map(({ row }) => ({ id: row.id, riskOpenTime: now }));
  await bulkUpdate({ ...updateTarget, fields: REVIEW_FIELDS, records: opened });
}

const isReviewOpened = ({ row, state }: RatedVisit) => state.riskStatus === 'open' && row.riskStatus !== 'open';

function resultValues({ result, state }: RatedVisit) {
  return {
    riskScore: result.riskScore,
    riskLevel: result.riskLevel,
    riskHits: result.riskHits,
    riskRuleMask: riskRuleMask(result.riskHits.map(({ ruleId }) => ruleId)),
    riskStatus: state.riskStatus,
    settleStatus: state.settleStatus,
  };
}

const RESULT_FIELDS = ['riskScore', 'riskLevel', 'riskHits', 'riskRuleMask', 'riskStatus', 'settleStatus'];
/** The fields to reset when a review is opened: `riskOpenTime` is set, the others are cleared. */
const REVIEW_FIELDS = ['riskOpenTime', 'riskReviewer', 'riskNote', 'riskTime'];

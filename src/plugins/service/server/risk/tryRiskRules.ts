import { setImmediate as nextTurn } from 'node:timers/promises';
import { type NotNull, sql } from 'kysely';
import { choice } from '../../../../../contract/fields';
import { DAY_MS } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { isRecord } from '../../../../../contract/values/isRecord';
import { type Call, type Handler, type Queries, Rejection } from '../../../../../server/plugin-api';
import { riskLevels } from '../../entities/applications/applicationStates';
import { checkRiskRule } from '../../entities/risk/checkRiskRule';
import { evaluateRisk } from '../../entities/risk/evaluateRisk';
import type { RiskTrial } from '../../entities/risk/riskCalls';
import type { RiskLevel } from '../../entities/risk/riskLevels';
import { riskRuleFigures } from '../../entities/risk/riskRule';
import { riskRuleIds } from '../../entities/risk/riskRuleDefinition';
import { type RiskRuleSetting, riskRuleTable } from '../../entities/risk/riskRuleTable';
import { riskRuleSettings } from './activeRules';
import { readVisits, withNeighbours } from './readVisits';
import { visitStates } from './visitRows';

/** Days to try, and maximum number of visits to evaluate. */
const TRIAL_DAYS = 30;
const VISITS_MAX = 10_000;
/** Attendants to process before yielding to other calls. */
const ATTENDANTS_PER_CHUNK = 5;

const ruleFields = { ruleId: choice(riskRuleIds, { required: true }), ...riskRuleFigures };

/**
 * `tryRiskRules`: counts how many visits of the last 30 days would change their level. Evaluates both configurations on
 * the same facts, so that only the change itself counts. Above 10,000 visits it samples whole attendants.
 */
export const tryRiskRules: Handler = async (call, context) => {
  const proposed = proposedSettings(call);
  const queries = context.database.read;
  const now = context.now();
  const settings = await riskRuleSettings(queries);
  const changed = settings.map((setting) => ({ ...setting, ...proposed.get(setting.ruleId) }));
  const [before, after] = [riskRuleTable(settings), riskRuleTable(changed)];
  const counts = new Map<string, number>();
  const visitCounts = await visitCountsByAttendant(queries, now - TRIAL_DAYS * DAY_MS, now);
  const total = visitCounts.reduce((sum, { count }) => sum + count, 0);
  let visits = 0;
  for (let start = 0; start < visitCounts.length && visits < VISITS_MAX; start += ATTENDANTS_PER_CHUNK) {
    const attendants = visitCounts.slice(start, start + ATTENDANTS_PER_CHUNK).map(({ attendantId }) => attendantId);
    const ids = await visitIds(queries, attendants, now);
    const visitQuery = { queries, context, ids: ids.slice(0, VISITS_MAX - visits), now };
    const readVisitsOfChunk = await readVisits(visitQuery);
    for await (const { visit, neighbours } of withNeighbours(visitQuery, readVisitsOfChunk)) {
      const from = evaluateRisk(visit, neighbours, before).riskLevel;
      const to = evaluateRisk(visit, neighbours, after).riskLevel;
      if (from !== to) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
    visits += readVisitsOfChunk.length;
    await nextTurn();
  }
  const trial: RiskTrial = { total, visits, changes: changesOf(counts) };
  return { data: trial, message: 'okRead' };
};

/** Returns the proposed configurations by rule. */
function proposedSettings({ params }: Call): Map<string, Omit<RiskRuleSetting, 'version' | 'ruleId'>> {
  const { rules, ...rest } = params;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownOperationKey' }]);
  if (!Array.isArray(rules)) throw new Rejection([{ field: 'rules', code: 'notList' }]);
  if (rules.length > riskRuleIds.length) {
    throw new Rejection([{ field: 'rules', code: 'tooManyItems', params: { max: riskRuleIds.length } }]);
  }
  const problems: Problem[] = [];
  const proposed = new Map<string, Omit<RiskRuleSetting, 'version' | 'ruleId'>>();
  for (const [index, item] of rules.entries()) {
    const parsed = parseFields(ruleFields, isRecord(item) ? item : {});
    const found = parsed.ok ? checkRiskRule(parsed.values) : parsed.problems;
    problems.push(...found.map((problem) => ({ ...problem, field: `rules.${index}.${problem.field}` })));
    if (!parsed.ok) continue;
    const { ruleId, enabled, limits, points } = parsed.values;
    if (proposed.has(ruleId)) problems.push({ field: `rules.${index}.ruleId`, code: 'duplicateItem' });
    proposed.set(ruleId, { enabled, limits: limits ?? [], points });
  }
  if (problems.length > 0) throw new Rejection(problems);
  return proposed;
}

/** Returns the number of visits of each attendant, in an order independent of their work. */
async function visitCountsByAttendant(queries: Queries, from: number, to: number) {
  const rows = await queries
    .selectFrom('serviceApplication')
    .select(['attendantId', sql<number>`count(*)`.as('count')])
    .where('planStart', '>=', from)
    .where('planStart', '<=', to)
    .where('status', 'in', [...visitStates])
    .where('attendantId', 'is not', null)
    .where('deleted', '=', sql.lit(0))
    .groupBy('attendantId')
    .$narrowType<{ attendantId: NotNull }>()
    .execute();
  return rows.sort((a, b) => hashOrder(a.attendantId) - hashOrder(b.attendantId));
}

function hashOrder(id: number): number {
  return Math.imul(id, 2_654_435_761) >>> 0;
}

async function visitIds(queries: Queries, attendants: readonly number[], now: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('serviceApplication')
    .select('id')
    .where('attendantId', 'in', [...attendants])
    .where('planStart', '>=', now - TRIAL_DAYS * DAY_MS)
    .where('planStart', '<=', now)
    .where('status', 'in', [...visitStates])
    .where('deleted', '=', sql.lit(0))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the changes from the most severe level to the least. */
function changesOf(counts: ReadonlyMap<string, number>): RiskTrial['changes'] {
  const bySeverity = [...riskLevels].reverse();
  return bySeverity.flatMap((from: RiskLevel) =>
    bySeverity.flatMap((to: RiskLevel) => {
      const count = counts.get(`${from} ${to}`);
      return count === undefined ? [] : [{ from, to, count }];
    }),
  );
}

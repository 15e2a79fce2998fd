import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../../../../contract/constants';
import { integer } from '../../../../../contract/fields';
import { compileMask } from '../../../../../contract/masks';
import { dayAt, HOUR_MS, parseIsoMoment } from '../../../../../contract/moment';
import {
  type Condition,
  type Context,
  fieldInput,
  findRecords,
  type Handler,
  Rejection,
  statementOf,
} from '../../../../../server/plugin-api';
import {
  type Database,
  listConditions,
  planList,
  presentTuples,
  type Statement,
} from '../../../../../server/plugin-api/builtin';
import { elderly } from '../../../elderly/entities/elderly';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { attendant } from '../../entities/attendants/attendant';
import { type HighRiskPage, type HighRiskRow, selectHighRiskPagination } from '../../entities/risk/riskCalls';
import { levelsFrom } from '../../entities/risk/riskLevels';
import type { RiskRuleId } from '../../entities/risk/riskRuleDefinition';
import { type RiskStatus, rulesInMask } from '../../entities/risk/riskState';
import { asList, periodOrOpenReview, riskConditions, UNDER_REVIEW } from './riskConditions';
import { countStrikes } from './strikes';

const input = {
  ...selectHighRiskPagination.input,
  pageNum: integer({ min: 1, max: 1_000_000, default: 1 }),
  pageSize: integer({ min: 1, max: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT }),
};

/** `selectHighRiskPagination`: visits by descending score, with counts of the same days. */
export const selectHighRisk: Handler = async (call, context) => {
  const params = fieldInput(call, input);
  const now = context.now();
  const today = dayAt(now);
  const { database } = context;
  const shared = { queries: database.read, entity: serviceApplication, today };
  const pageNum = params.pageNum ?? 1;
  const pageSize = params.pageSize ?? PAGE_SIZE_DEFAULT;
  const { filters, keyword, also: conditions } = riskConditions(params, periodOrOpenReview(params, today));
  const levels = levelsFrom(params.minLevel ?? 'high', params.maxLevel ?? 'high');
  if (levels.length === 0) throw new Rejection([{ field: 'maxLevel', code: 'levelOrder' }]);
  const statuses = asList(params.riskStatus) ?? UNDER_REVIEW;
  const { rows, count } = planList({
    ...shared,
    query: {
      pageNum,
      pageSize,
      sort: [],
      keyword,
      filters: [
        ...filters,
        { field: 'riskLevel', operator: 'in', value: levels },
        { field: 'riskStatus', operator: 'in', value: statuses },
      ],
    },
    extraConditions: conditions,
    orderBy: ORDER,
  });
  const summary = summaryStatement(database, [
    ...listConditions({ ...shared, query: { filters, keyword } }),
    ...conditions,
  ]);
  const [found, [total], groups] = await database.readInParallel([rows, count, summary]);
  const records = await presentTuples(found, { context, entity: serviceApplication, queries: database.read });
  const page: HighRiskPage = {
    rows: await rowsOf(records, context, now),
    dataCount: total?.[0] ?? 0,
    pageNum,
    pageSize,
    summary: summaryOf(groups),
  };
  return { data: page, message: 'okRead' };
};

/** The highest score first; ties by latest sign-in. */
const ORDER: readonly RawBuilder<unknown>[] = [
  sql`"riskScore" desc`,
  sql`"signInTime" desc nulls last`,
  sql`"id" desc`,
];

/** Counts every combination of level, status and rules once; there are few of them. */
function summaryStatement({ read }: Database, conditions: readonly Condition[]): Statement<RiskCount> {
  return statementOf(
    read,
    sql<RiskCount>`select "riskLevel", "riskStatus", coalesce("riskRuleMask", 0), count(*) from "serviceApplication"
      where ${sql.join([...conditions, sql<SqlBool>`"riskLevel" in ('low', 'medium', 'high')`], sql` and `)}
      group by "riskLevel", "riskStatus", "riskRuleMask"`,
  );
}

type RiskCount = [level: 'low' | 'medium' | 'high', status: RiskStatus | null, ruleMask: number, count: number];

function summaryOf(groups: readonly RiskCount[]): HighRiskPage['summary'] {
  const summary = { high: 0, medium: 0, low: 0, open: 0 };
  const byRule = new Map<RiskRuleId, number>();
  for (const [riskLevel, riskStatus, mask, count] of groups) {
    summary[riskLevel] += count;
    if (UNDER_REVIEW.some((status) => status === riskStatus)) summary.open += count;
    for (const ruleId of rulesInMask(mask)) byRule.set(ruleId, (byRule.get(ruleId) ?? 0) + count);
  }
  const rules = [...byRule].map(([ruleId, count]) => ({ ruleId, count }));
  return { ...summary, byRule: rules.sort((a, b) => b.count - a.count || (a.ruleId < b.ruleId ? -1 : 1)) };
}

async function rowsOf(
  applications: readonly ServiceApplication[],
  context: Context,
  now: number,
): Promise<HighRiskRow[]> {
  const queries = context.database.read;
  const ids = (key: 'elderlyId' | 'attendantId' | 'riskReviewer') => [
    ...new Set(applications.flatMap((application) => application[key] ?? [])),
  ];
  const attendants = await findMaskedRecords(context, attendant, ids('attendantId'));
  const elders = await findMaskedRecords(context, elderly, ids('elderlyId'));
  const reviewers = await reviewerNames(context, ids('riskReviewer'));
  const strikes = await countStrikes(queries, ids('attendantId'), now);
  return applications.map((application) => {
    const { attendantId, elderlyId, riskReviewer } = application;
    const elder = elders.get(elderlyId);
    const attendantRecord = attendantId === null ? undefined : attendants.get(attendantId);
    return {
      id: application.id,
      applicationNo: application.applicationNo ?? '',
      elderly: {
        id: elderlyId,
        no: textOrNull(elder?.elderlyNo),
        name: textOrNull(elder?.name ?? application.elderlyName),
        elderlyCapacityTypeId: application.elderlyCapacityTypeId,
      },
      attendant:
        attendantId === null
          ? null
          : {
              id: attendantId,
              name: textOrNull(attendantRecord?.name ?? application.attendantName),
              abnormalRate30d:
                typeof attendantRecord?.abnormalRate30d === 'number' ? attendantRecord.abnormalRate30d : null,
              strikes90d: strikes.get(attendantId) ?? 0,
            },
      serviceTypeId: application.serviceTypeId,
      planStart: application.planStart,
      planEnd: application.planEnd,
      signInTime: application.signInTime,
      signOutTime: application.signOutTime,
      signInDistanceM: application.signInDistanceM,
      signOutDistanceM: application.signOutDistanceM,
      actualMinutes: application.actualMinutes,
      riskScore: application.riskScore ?? 0,
      riskLevel: application.riskLevel ?? 'none',
      riskHits: application.riskHits ?? [],
      riskStatus: application.riskStatus ?? 'none',
      settleStatus: application.settleStatus ?? 'unsettled',
      reviewer: riskReviewer === null ? null : { id: riskReviewer, name: reviewers.get(riskReviewer) ?? null },
      photoCount: [application.signInPhotos, application.signOutPhotos, application.servicePhotos].flatMap(
        (photos) => photos ?? [],
      ).length,
      hoursOpen: hoursOpen(application, now),
      version: application.version,
    };
  });
}

function hoursOpen({ riskStatus, riskOpenTime }: ServiceApplication, now: number): number | null {
  const opened = riskOpenTime === null ? undefined : parseIsoMoment(riskOpenTime);
  if (opened === undefined || !UNDER_REVIEW.some((status) => status === riskStatus)) return null;
  return Math.max(0, Math.floor((now - opened) / HOUR_MS));
}

async function findMaskedRecords(
  { database }: Context,
  entity: typeof attendant | typeof elderly,
  ids: readonly number[],
) {
  const mask = compileMask(entity);
  return new Map((await findRecords(database.read, entity, ids)).map((record) => [record.id, mask(record)]));
}

async function reviewerNames({ database }: Context, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('admin')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

import type { Call, Read } from '../../../../../contract/defineEntity';
import { choice, choices, date, reference, references, region, text } from '../../../../../contract/fields';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { riskLevels, riskStatuses } from '../applications/applicationStates';
import type { RiskHit } from './evaluateRisk';
import type { RiskLevel } from './riskLevels';
import { riskRuleIds } from './riskRuleDefinition';
import type { RiskStatus } from './riskState';
import { RISK_NOTE_MAX, type RiskDecision, riskDecisions } from './riskTransitions';

/** The period of the visits. */
const riskPeriod = {
  /** Inclusive days of the planned start, which is also the day of the sign-in. */
  from: date({}),
  to: date({}),
};
const riskFilters = {
  /** Visits that hit any of these rules. */
  ruleIds: choices(riskRuleIds, {}),
  attendantId: reference('attendant', {}),
  elderlyId: reference('elderly', {}),
  serviceTypeId: reference('serviceType', {}),
  region: region({ suggestions: placesOf('region') }),
  keyword: text({ max: 50 }),
};

/**
 * Visits by descending score, with counts of the same days; answers {@link HighRiskPage}. Defaults to the last 30 days,
 * plus visits of any day whose review is open or in progress.
 */
export const selectHighRiskPagination = {
  input: {
    ...riskPeriod,
    /** This level and higher ones. */
    minLevel: choice(riskLevels, { default: 'high' }),
    /** This level and lower ones. */
    maxLevel: choice(riskLevels, {}),
    /** Defaults to open and reviewing. */
    riskStatus: choices(riskStatuses, {}),
    ...riskFilters,
  },
  answer: 'record',
} satisfies Read;

/**
 * Counts anomalies by day and by attendant, of all levels and review states; answers {@link RiskStatistics}. Defaults
 * to the last 30 days.
 */
export const selectRiskStatistics = { input: { ...riskPeriod, ...riskFilters }, answer: 'record' } satisfies Read;

/**
 * Makes one decision about several visits, each processed separately. For a visit without a reviewer it starts the
 * review first.
 */
export const reviewRisks = {
  input: {
    ids: references('serviceApplication', { required: true, min: 1, max: 100 }),
    decision: choice(Object.keys(riskDecisions) as RiskDecision[], { required: true }),
    note: text({ max: RISK_NOTE_MAX, required: true, multiline: true }),
  },
  risk: 'write',
} satisfies Call;

/** A visit in the list of anomaly monitoring. Names are masked. */
export interface HighRiskRow {
  id: number;
  applicationNo: string;
  elderly: { id: number; no: string | null; name: string | null; elderlyCapacityTypeId: number | null };
  /** `strikes90d`: anomalies confirmed within 90 days. */
  attendant: { id: number; name: string | null; abnormalRate30d: number | null; strikes90d: number } | null;
  serviceTypeId: number;
  planStart: string;
  planEnd: string;
  signInTime: string | null;
  signOutTime: string | null;
  signInDistanceM: number | null;
  signOutDistanceM: number | null;
  actualMinutes: number | null;
  riskScore: number;
  riskLevel: RiskLevel;
  riskHits: RiskHit[];
  riskStatus: RiskStatus;
  settleStatus: string;
  reviewer: { id: number; name: string | null } | null;
  photoCount: number;
  /** Complete hours since the review was opened; null if none is open. */
  hoursOpen: number | null;
  version: number;
}

/** The answer of `selectHighRiskPagination`. The summary ignores the filters for level and review status. */
export interface HighRiskPage {
  rows: HighRiskRow[];
  dataCount: number;
  pageNum: number;
  pageSize: number;
  summary: {
    high: number;
    medium: number;
    low: number;
    /** Visits whose review is open or in progress. */
    open: number;
    /** Number of visits that hit each rule; rules without hits are omitted. */
    byRule: { ruleId: string; count: number }[];
  };
}

/** Visits with anomalies, by level. */
export interface RiskCounts {
  high: number;
  medium: number;
  low: number;
}

/** The answer of `selectRiskStatistics`. */
export interface RiskStatistics {
  /** Every day of the period in order; `hits` sums the rules that its visits hit. */
  days: (RiskCounts & { date: string; hits: number })[];
  /** Those with the most severe visits, at most ten. Names are masked. */
  attendants: (RiskCounts & { id: number; name: string | null })[];
}

/** The answer of `tryRiskRules`. */
export interface RiskTrial {
  /** Visits of the last 30 days. */
  total: number;
  /** Number of evaluated visits, at most 10,000. */
  visits: number;
  /** Visits whose level would change. */
  changes: { from: RiskLevel; to: RiskLevel; count: number }[];
}

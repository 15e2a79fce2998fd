import type { Call, Read } from '../../../../../contract/defineEntity';
import { choice, choices, date, reference, references, region, text } from '../../../../../contract/fields';
import { placesOf } from '../../../elderly/entities/elderlyReads';
import { riskLevels, riskStatuses } from '../applicationStates';
import type { RiskHit } from './evaluateRisk';
import type { RiskLevel } from './riskLevels';
import { riskRuleIds } from './riskRuleDefinition';
import type { RiskStatus } from './riskState';
import { RISK_NOTE_MAX, type RiskDecision, riskDecisions } from './riskTransitions';

/** Which visits are looked at. */
const riskPeriod = {
  /** Inclusive days of the planned beginning, which is the day of the sign-in. */
  from: date({}),
  to: date({}),
};
const riskFilters = {
  /** Visits that any of these rules hit. */
  ruleIds: choices(riskRuleIds, {}),
  attendantId: reference('attendant', {}),
  elderlyId: reference('elderly', {}),
  serviceTypeId: reference('serviceType', {}),
  region: region({ offers: placesOf('region') }),
  keyword: text({ max: 50 }),
};

/**
 * Visits by score, the highest first, with counts over the same days; answers {@link HighRiskPage}. Unless a period is given:
 * the last 30 days, and those of any day whose review is open or under way.
 */
export const selectHighRiskPagination = {
  input: {
    ...riskPeriod,
    /** This level and those above it. */
    minLevel: choice(riskLevels, { default: 'high' }),
    /** This level and those below it. */
    maxLevel: choice(riskLevels, {}),
    /** Open and reviewing unless given. */
    riskStatus: choices(riskStatuses, {}),
    ...riskFilters,
  },
  answer: 'record',
} satisfies Read;

/** Anomalies by day and by attendant, of all levels and review states, of the last 30 days unless given; answers {@link RiskStatistics}. */
export const selectRiskStatistics = { input: { ...riskPeriod, ...riskFilters }, answer: 'record' } satisfies Read;

/** One decision about several visits, each on its own; a visit that nobody reviews yet is taken up first. */
export const reviewRisks = {
  input: {
    ids: references('serviceApplication', { required: true, min: 1, max: 100 }),
    decision: choice(Object.keys(riskDecisions) as RiskDecision[], { required: true }),
    note: text({ max: RISK_NOTE_MAX, required: true, multiline: true }),
  },
  risk: 'write',
} satisfies Call;

/** A visit as the monitoring of anomalies lists it. Names are masked. */
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
  /** Whole hours since the review was opened; null when none is open. */
  hoursOpen: number | null;
  version: number;
}

/** What `selectHighRiskPagination` answers. The summary leaves level and review status out of the filters. */
export interface HighRiskPage {
  rows: HighRiskRow[];
  dataCount: number;
  pageNum: number;
  pageSize: number;
  summary: {
    high: number;
    medium: number;
    low: number;
    /** Visits whose review is open or under way. */
    open: number;
    /** Visits that each rule hit, rules without any left out. */
    byRule: { ruleId: string; count: number }[];
  };
}

/** Visits with anomalies, by level. */
export interface RiskCounts {
  high: number;
  medium: number;
  low: number;
}

/** What `selectRiskStatistics` answers. */
export interface RiskStatistics {
  /** Every day of the period in order; `hits` counts each rule that a visit hit. */
  days: (RiskCounts & { date: string; hits: number })[];
  /** Those with the most grave visits, ten at most. Names are masked. */
  attendants: (RiskCounts & { id: number; name: string | null })[];
}

/** What `tryRiskRules` answers. */
export interface RiskTrial {
  /** Visits of the last 30 days. */
  total: number;
  /** Those that were looked at, 10,000 at most. */
  visits: number;
  /** Visits that would change their level. */
  changes: { from: RiskLevel; to: RiskLevel; count: number }[];
}

import type { RaRecord } from 'react-admin';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import type {
  HighRiskPage,
  HighRiskRow,
  RiskStatistics,
} from '../../../../src/plugins/service/entities/risk/riskCalls';
import { riskRule } from '../../../../src/plugins/service/entities/risk/riskRule';
import { riskRules } from '../../../../src/plugins/service/entities/risk/riskRules';
import type { SignPage } from '../../../../src/plugins/service/entities/signs/signCalls';
import { attendantTables } from '../../kit/support/attendants';
import { type FakeTable, fakeBackend } from '../../kit/support/fakeBackend';

const section = 'jishan-smart/service-manage';
export const VISITS = `${section}/service-application-manage`;
export const RISK_RULES = `${section}/risk-rule-manage`;

const shared = {
  createTime: '2026-03-02T09:00:00+08:00',
  updateTime: '2026-03-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
};

/** Returns a finished visit; tests set only the fields they check. */
export function aVisit(overrides: Partial<RaRecord> = {}): RaRecord {
  return {
    ...shared,
    id: 1,
    applicationNo: 'SA20260312000001',
    elderlyId: 1,
    elderlyName: '王秀英',
    attendantId: 1,
    attendantName: '张桂兰',
    serviceTypeId: 1,
    planStart: '2026-03-12T09:00:00+08:00',
    planEnd: '2026-03-12T09:45:00+08:00',
    planMinutes: 45,
    status: 'completed',
    signStatus: 'done',
    signMethod: 'gps',
    signInTime: '2026-03-12T09:02:00+08:00',
    signInDistanceM: 35,
    signOutTime: '2026-03-12T09:46:00+08:00',
    signOutDistanceM: 480,
    actualMinutes: 44,
    geofenceM: 100,
    signInPhotos: ['/files/a.jpg'],
    signOutPhotos: ['/files/b.jpg', '/files/c.jpg'],
    steps: [
      { action: 'insert', time: '2026-03-02T09:00:00+08:00', adminName: '系统管理员' },
      { action: 'signIn', time: '2026-03-12T09:02:00+08:00' },
    ],
    ...overrides,
  };
}

/** The response of the page of the day. */
export function aSignDay(rows: RaRecord[]): { data: RaRecord[]; total: number; meta: Pick<SignPage, 'summary'> } {
  const summary = {
    date: '2026-03-12',
    counts: { lateIn: 2, missedIn: 1, missedOut: 1, inService: 3, overdueOut: 1, done: 9, manual: 1, notDue: 4 },
    due: 16,
    onTime: 12,
  };
  return { data: rows, total: rows.length, meta: { summary } };
}

/** A visit with anomalies and an open review. */
export function aRisk(overrides: Partial<HighRiskRow> = {}): HighRiskRow {
  return {
    id: 7,
    applicationNo: 'SA20260310000007',
    elderly: { id: 1, no: 'E1', name: '王*英', elderlyCapacityTypeId: 1 },
    attendant: { id: 1, name: '张*兰', abnormalRate30d: 12, strikes90d: 2 },
    serviceTypeId: 1,
    planStart: '2026-03-10T09:00:00+08:00',
    planEnd: '2026-03-10T09:45:00+08:00',
    signInTime: '2026-03-10T09:02:00+08:00',
    signOutTime: '2026-03-10T09:06:00+08:00',
    signInDistanceM: 480,
    signOutDistanceM: 20,
    actualMinutes: 4,
    riskScore: 85,
    riskLevel: 'high',
    riskHits: [
      { ruleId: 'R01', ruleVersion: 1, riskCase: 'away', value: 480, limit: 200, points: 25 },
      { ruleId: 'R09', ruleVersion: 1, riskCase: 'fragment', value: 4, limit: 5, points: 60 },
    ],
    riskStatus: 'open',
    settleStatus: 'frozen',
    reviewer: null,
    photoCount: 3,
    hoursOpen: 30,
    version: 3,
    ...overrides,
  };
}

export const riskSummary: HighRiskPage['summary'] = {
  high: 5,
  medium: 8,
  low: 13,
  open: 6,
  byRule: [{ ruleId: 'R01', count: 9 }],
};

export const riskStatistics: RiskStatistics = {
  days: [{ date: '2026-03-10', high: 1, medium: 0, low: 0, hits: 2 }],
  attendants: [{ id: 1, name: '张*兰', high: 1, medium: 0, low: 0 }],
};

/** The table of rules as it is seeded. */
function ruleRows(): RaRecord[] {
  return riskRules.map(({ id: ruleId, limits, points }, at) => ({
    ...shared,
    id: at + 1,
    ruleId,
    enabled: true,
    limits: Object.entries(limits).map(([name, limit]) => ({ name, value: limit?.default })),
    points: Object.entries(points).map(([name, value]) => ({ name, value })),
  }));
}

export function visitTables(rows: RaRecord[] = []): Record<string, FakeTable> {
  return {
    [VISITS]: { entity: serviceApplication, rows },
    [RISK_RULES]: { entity: riskRule, rows: ruleRows() },
    ...attendantTables([]),
  };
}

/** A back end whose special reads return the given answers; everything else comes from the tables. */
export function visitBackend({
  tables,
  special,
  answers = {},
}: {
  tables: Record<string, FakeTable>;
  /** The answer of a list that is a special read. */
  special?: { data: RaRecord[]; total: number; meta: { summary: unknown } };
  /** The answers of calls, by operation. */
  answers?: Readonly<Record<string, unknown>>;
}) {
  const backend = fakeBackend(tables);
  const read = backend.getList.getMockImplementation() ?? backend.getList;
  backend.getList.mockImplementation(async (resource, params) =>
    special && params.meta?.operation ? special : read(resource, params),
  );
  backend.call.mockImplementation(async (_resource, operation) => {
    const answer = answers[operation];
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  });
  return backend;
}

import { dayAt, HOUR_MS, MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { bumpVersions, type Change, type Context, type Job } from '../../../../server/plugin-api';
import { recordCodec } from '../../../../server/plugin-api/builtin';
import { type ReportKind, reportKinds } from '../../device/entities/uploads/recordKinds';
import { type ReportAlertCode, reportAlertCodes } from '../../record/entities/alerts/alertCodes';
import { type Finding, LATE_HOURS } from '../../record/entities/alerts/wearerAlert';
import { updateWearerAlerts, type WearerSource } from '../../record/server/public';
import type { EcgEpisode } from '../entities/ecg';
import { ASYSTOLE_MS, PAUSE_LONG_MS, QTC_CRITICAL } from '../entities/ecgRules';
import { WAITING_STATUSES } from '../entities/reportCodes';
import type { Report } from '../entities/reportFields';
import { reportKindOf, reports } from './reports';

/** Milliseconds between two searches for overdue reviews. */
const EVERY_MS = MINUTE_MS;
/** Reports per transaction, so that other writers do not wait long. */
const BATCH = 100;

/** The measurement behind a finding, and its limit. */
const measures: Readonly<Partial<Record<ReportAlertCode, { field: string; limit: number }>>> = {
  asystole: { field: 'longestPauseMs', limit: ASYSTOLE_MS },
  pauseLong: { field: 'longestPauseMs', limit: PAUSE_LONG_MS },
  qtcCritical: { field: 'qtcF', limit: QTC_CRITICAL },
};

/**
 * An episode that ends within this many milliseconds before the end of a recording touches the end: beats are a second
 * apart.
 */
const END_MS = 1_000;

/** Findings of level warning; all others are critical. */
const WARNINGS: readonly ReportAlertCode[] = ['pauseLong'];

/** Returns the findings of a report at a moment, in milliseconds since 1970; empty once it is invalid. */
function reportFindings(kind: ReportKind, report: Report, now: number): Finding[] {
  if (report.status === 'invalid') return [];
  const found = (report.findings ?? []) as readonly string[];
  const common = { kind, level: 'critical', deviceId: report.deviceId, recordId: report.id } as const;
  const findings = reportAlertCodes
    .filter((code) => found.includes(code))
    .map((code): Finding => {
      const measure = measures[code];
      const value = measure ? report[measure.field] : null;
      return {
        ...common,
        code,
        level: WARNINGS.includes(code) ? 'warn' : 'critical',
        ...findingRange(report, code),
        value: typeof value === 'number' ? value : null,
        limit: typeof value === 'number' ? (measure?.limit ?? null) : null,
      };
    });
  const due = report.dueTime === null ? undefined : parseIsoMoment(report.dueTime);
  const isOverdue = due !== undefined && due <= now && WAITING_STATUSES.some((status) => status === report.status);
  if (!isOverdue) return findings;
  const since = toIsoMoment(due);
  return [...findings, { ...common, code: 'reviewOverdue', ...rangeFields(since, since), value: null, limit: null }];
}

/** The episode kind behind a finding. */
const episodes: Readonly<Partial<Record<ReportAlertCode, EcgEpisode['code']>>> = {
  ventricularFibrillation: 'VF',
  ventricularRun: 'VT',
  asystole: 'asystole',
  pauseLong: 'pause',
};

/**
 * Returns the range from the first to the last episode of a finding; the whole recording if there is none. If an episode
 * touches the end of the recording, its end is unknown.
 */
function findingRange(report: Report, code: ReportAlertCode) {
  const begin = parseIsoMoment(report.periodStart) ?? 0;
  const own = ((report.episodes ?? []) as EcgEpisode[]).filter((episode) => episode.code === episodes[code]);
  if (own.length === 0) return rangeFields(report.periodStart, report.periodEnd);
  const at = (seconds: number) => toIsoMoment(begin + Math.round(seconds * 1_000));
  const toTime = at(Math.max(...own.map(({ toSec }) => toSec)));
  const end = parseIsoMoment(report.periodEnd) ?? 0;
  return {
    ...rangeFields(at(Math.min(...own.map(({ fromSec }) => fromSec))), toTime),
    ongoing: (parseIsoMoment(toTime) ?? 0) >= end - END_MS,
  };
}

const rangeFields = (fromTime: string, toTime: string) => ({
  date: dayAt(parseIsoMoment(fromTime) ?? 0),
  fromTime,
  toTime,
  wholeDay: false,
  ongoing: null,
});

/** Shows critical findings of a new or changed report on the ward, and removes those that no longer apply. */
export async function updateReportFindings(
  { kind, entity, before, record, transaction, now }: Change<ReportKind>,
  id: number,
): Promise<readonly string[]> {
  const report = reportKindOf(entity.name);
  const common = { kind: report, id, trend: () => null };
  const foundBefore = () => (before ? reportFindings(report, before, now) : []);
  const hasNewWearer = before !== null && before.deviceUserId !== record.deviceUserId;
  const sources: WearerSource[] = [
    {
      ...common,
      deviceUserId: record.deviceUserId,
      findings: kind === 'remove' ? [] : reportFindings(report, { ...record, id }, now),
      before: hasNewWearer ? () => [] : foundBefore,
      withdrawal: kind === 'remove' ? 'removed' : record.withdrawnFor == null ? 'corrected' : 'notTheirs',
    },
  ];
  if (hasNewWearer) {
    const previousSource = { deviceUserId: before.deviceUserId, findings: [], before: foundBefore };
    sources.push({ ...common, ...previousSource, withdrawal: 'notTheirs' });
  }
  return updateWearerAlerts({ transaction, sources, now });
}

/** Scheduled job that puts overdue critical reports on the ward. */
export const overdueJob: Job = { name: 'report.overdue', intervalMs: EVERY_MS, run: findOverdue };

async function findOverdue({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const kind of reportKinds) {
    const name: string = kind;
    const { columns, decode } = recordCodec(reports[kind], database.unscoped.read);
    for (let last = 0; !signal.aborted; ) {
      const rows = await database.unscoped.read
        .selectFrom(name)
        .select([...columns])
        .where('id', '>', last)
        .where('deleted', '=', 0)
        .where('status', 'in', [...WAITING_STATUSES])
        .where('dueTime', '<=', now)
        .where('dueTime', '>', now - LATE_HOURS * HOUR_MS)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const found = rows.map(decode);
      const [end] = found.slice(-1);
      if (!end) break;
      last = end.id;
      const sources = found.map(
        (report): WearerSource => ({
          deviceUserId: report.deviceUserId,
          kind,
          id: report.id,
          findings: reportFindings(kind, report, now),
          // As the previous run saw it.
          before: () => reportFindings(kind, report, now - EVERY_MS),
          trend: () => null,
        }),
      );
      await database.write(async (transaction) => {
        const changed = await updateWearerAlerts({ transaction, sources, now });
        if (changed.length > 0) await bumpVersions(transaction, changed);
      });
      count += found.length;
    }
  }
  return count;
}

import { sql } from 'kysely';
import { maskValue } from '../../../../../contract/masks';
import { dayAt, HOUR_MS, toIsoMoment } from '../../../../../contract/moment';
import { type Condition, fieldInput, type Handler, type WireRecord } from '../../../../../server/plugin-api';
import { recordCodec, withinRegions } from '../../../../../server/plugin-api/builtin';
import { ageOn } from '../../../elderly/entities/identity/age';
import { episodeStateOf } from '../../entities/alerts/episodeState';
import {
  type Finding,
  type Trend,
  WARD_HOURS,
  WARD_MAX,
  type WardAlert,
  wearerAlert,
} from '../../entities/alerts/wearerAlert';
import { recentFindings, summarizeFindings } from '../alerts/findings';
import { notifiedPeople } from '../alerts/notifiedPeople';
import { type DeviceLimits, silentHoursOf } from './silentHours';

const codec = recordCodec(wearerAlert);

/**
 * `selectWard`: wearers with an unclosed critical finding or a recent warning. Order: life-threatening first, then critical
 * (oldest first), then warnings (newest first). Within each, escalated alerts come first, then unclaimed ones.
 */
export const selectWard: Handler = async (call, { database, now }) => {
  const filters = fieldInput(call, wearerAlert.reads.selectWard.input);
  const time = now();
  const conditions: Condition[] = [
    sql`"alert"."status" <> 'closed'`,
    sql`("wearer"."deleted" = 0 or "alert"."deviceUserId" is null)`,
    // A silent device stays on the ward regardless of its age.
    sql`("alert"."alertLevel" = 'critical' or "alert"."lastTime" >= ${time - WARD_HOURS * HOUR_MS}
      or "alert"."kinds" like '%"device"%')`,
    filters.alertLevel ? sql`"alert"."alertLevel" = ${filters.alertLevel}` : sql`"alert"."alertLevel" <> 'none'`,
  ];
  // The stored list has its codes in quotation marks.
  if (typeof filters.kind === 'string') conditions.push(sql`"alert"."kinds" like ${`%"${filters.kind}"%`}`);
  if (filters.isOpen === true) conditions.push(sql`"alert"."status" = 'open'`);
  if (typeof filters.region === 'string') conditions.push(withinRegions('elder.regionCode', [filters.region]));
  const columns = codec.columns.map((column) => sql.ref(`alert.${column}`));
  const order = sql`case when "alert"."urgent" = 1 then 0 when "alert"."alertLevel" = 'critical' then 1 else 2 end,
    case "alert"."escalation" when 'lead' then 0 when 'post' then 1 else 2 end,
    case "alert"."status" when 'open' then 0 else 1 end,
    case "alert"."alertLevel" when 'critical' then "alert"."since" else -"alert"."lastTime" end, "alert"."id"`;
  const people = sql`left join "deviceUser" as "wearer" on "wearer"."id" = "alert"."deviceUserId"
    left join "elderly" as "elder" on "elder"."id" = "wearer"."elderlyId"`;
  // Findings are long, so the rows are selected before their findings are read.
  const selectedIds = sql`select "alert"."id" from "wearerAlert" as "alert" ${people}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${filters.most ?? WARD_MAX}`;
  const statement = sql`select ${sql.join(columns)}, "wearer"."name" as "deviceUserName", "wearer"."birthDate",
    "wearer"."elderlyId", "wearer"."doctorId", "wearer"."extremeLimits", "wearer"."extremesReason", "wearer"."extremesTime",
    "mover"."name" as "extremesDoctorName", "elder"."regionCode", "doctor"."name" as "doctorName",
    "unworn"."sn" as "deviceSn",
    "helper"."name" as "acknowledgedByName", "visitor"."name" as "attendedByName", "closer"."name" as "closedByName",
    (select max("worn"."lastDataTime") from "device" as "worn"
      where "worn"."deviceUserId" = "wearer"."id" and "worn"."deleted" = 0) as "lastDataTime"
    from "wearerAlert" as "alert" ${people}
    left join "device" as "unworn" on "unworn"."id" = "alert"."deviceId"
    left join "doctor" on "doctor"."id" = "wearer"."doctorId"
    left join "doctor" as "mover" on "mover"."id" = "wearer"."extremesDoctorId"
    left join "admin" as "helper" on "helper"."id" = "alert"."acknowledgedById"
    left join "admin" as "visitor" on "visitor"."id" = "alert"."attendedById"
    left join "admin" as "closer" on "closer"."id" = "alert"."closedById"
    where "alert"."id" in (${selectedIds}) order by ${order}`;
  const { sql: text, parameters } = statement.compile(database.read);
  const rows = await database.all(text, parameters);
  const today = dayAt(time);
  const decoded = rows.map((row) => ({ row, alert: codec.decode(row) }));
  const devices = decoded.flatMap(({ alert }) => ((alert.findings ?? []) as Finding[]).map(({ deviceId }) => deviceId));
  const limits = await silentHoursOf(database.read, devices);
  const data = decoded
    .map((each) => toWardPatient(each, { today, now: time, limits }))
    // Findings may have expired since they were stored.
    .filter(({ alertLevel, kinds }) => {
      if (alertLevel === 'none' || (filters.alertLevel && alertLevel !== filters.alertLevel)) return false;
      return typeof filters.kind !== 'string' || (kinds as string[] | null)?.includes(filters.kind) === true;
    });
  // Everyone who sees the wearer also sees who was notified.
  const told = await notifiedPeople(database.unscoped.read, data);
  for (const patient of data) patient.told = told.get(patient.id) ?? [];
  return { data, dataCount: data.length, message: 'okRead' };
};

interface WardRow {
  row: WireRecord;
  alert: ReturnType<typeof codec.decode>;
}

function toWardPatient(
  { row, alert: { trends, ...alert } }: WardRow,
  { today, now, limits }: { today: string; now: number; limits: DeviceLimits },
): WardAlert {
  const stored = (alert.findings ?? []) as Finding[];
  const findings = recentFindings(stored, now);
  const storedTrends = (trends ?? []) as Trend[];
  const findingTrends = findings.map(({ kind }) => storedTrends.find((trend) => trend.kind === kind));
  const birthDate = typeof row.birthDate === 'string' ? row.birthDate : null;
  const patient: WireRecord = {
    ...alert,
    ...(findings.length < stored.length && summarizeFindings(findings)),
    findings: findings.map((finding) => ({
      ...finding,
      known: episodeStateOf(finding, { silentHours: limits.get(finding.deviceId) ?? null, now }),
    })),
    trend: findingTrends.find((trend) => trend !== undefined) ?? null,
    deviceUserName: maskValue('name', row.deviceUserName),
    deviceSn: row.deviceSn,
    age: birthDate === null ? null : ageOn(birthDate, today),
    elderlyId: row.elderlyId,
    regionCode: row.regionCode,
    doctorId: row.doctorId,
    doctorName: maskValue('name', row.doctorName),
    extremes: movedExtremesOf(row),
    acknowledgedByName: row.acknowledgedByName,
    attendedByName: row.attendedByName,
    told: [],
    closedByName: row.closedByName,
    lastDataTime: typeof row.lastDataTime === 'number' ? toIsoMoment(row.lastDataTime) : null,
  };
  // The fields of the record and those just added.
  return patient as unknown as WardAlert;
}

/** Which extreme limits a doctor has moved, and why: the card shows the limits that were applied. */
function movedExtremesOf({ extremeLimits, extremesDoctorName, extremesReason, extremesTime }: WireRecord) {
  if (typeof extremeLimits !== 'string') return null;
  return {
    limits: JSON.parse(extremeLimits),
    doctorName: maskValue('name', extremesDoctorName),
    reason: extremesReason,
    time: typeof extremesTime === 'number' ? toIsoMoment(extremesTime) : null,
  };
}

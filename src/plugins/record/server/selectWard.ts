import { sql } from 'kysely';
import { maskValue } from '../../../../contract/masks';
import { dayAt, HOUR_MS, momentText } from '../../../../contract/moment';
import {
  type Condition,
  fieldInput,
  type Handler,
  recordCodec,
  type WireRecord,
  withinRegions,
} from '../../../../server/plugin-api';
import { ageOn } from '../../elderly/entities/age';
import { knowledgeOf } from '../entities/knowledge';
import { type Finding, type Trend, WARD_HOURS, WARD_MAX, type WardPatient, wearerAlert } from '../entities/wearerAlert';
import { recentFindings, summaryOf } from './findings';
import { type DeviceLimits, silentHoursOf } from './silentHours';
import { toldPeople } from './toldPeople';

const codec = recordCodec(wearerAlert);

/**
 * `selectWard`: wearers with an unclosed critical finding or a recent warning. Order: life-threatening first, then critical
 * (oldest first), then warnings (newest first). Within each, escalated alerts come first, then unclaimed ones.
 */
export const selectWard: Handler = async (call, { database, now }) => {
  const asked = fieldInput(call, wearerAlert.reads.selectWard.input);
  const time = now();
  const conditions: Condition[] = [
    sql`"alert"."status" <> 'closed'`,
    sql`("wearer"."deleted" = 0 or "alert"."deviceUserId" is null)`,
    // A silent device stays on the ward regardless of its age.
    sql`("alert"."alertLevel" = 'critical' or "alert"."lastTime" >= ${time - WARD_HOURS * HOUR_MS}
      or "alert"."kinds" like '%"device"%')`,
    asked.alertLevel ? sql`"alert"."alertLevel" = ${asked.alertLevel}` : sql`"alert"."alertLevel" <> 'none'`,
  ];
  // The stored list has its codes in quotation marks.
  if (typeof asked.kind === 'string') conditions.push(sql`"alert"."kinds" like ${`%"${asked.kind}"%`}`);
  if (asked.isOpen === true) conditions.push(sql`"alert"."status" = 'open'`);
  if (typeof asked.region === 'string') conditions.push(withinRegions('elder.regionCode', [asked.region]));
  const columns = codec.columns.map((column) => sql.ref(`alert.${column}`));
  const order = sql`case when "alert"."urgent" = 1 then 0 when "alert"."alertLevel" = 'critical' then 1 else 2 end,
    case "alert"."escalation" when 'lead' then 0 when 'post' then 1 else 2 end,
    case "alert"."status" when 'open' then 0 else 1 end,
    case "alert"."alertLevel" when 'critical' then "alert"."since" else -"alert"."lastTime" end, "alert"."id"`;
  const people = sql`left join "deviceUser" as "wearer" on "wearer"."id" = "alert"."deviceUserId"
    left join "elderly" as "elder" on "elder"."id" = "wearer"."elderlyId"`;
  // Findings are long, so that the rows are selected before findings are read.
  const shown = sql`select "alert"."id" from "wearerAlert" as "alert" ${people}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${asked.most ?? WARD_MAX}`;
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
    where "alert"."id" in (${shown}) order by ${order}`;
  const { sql: text, parameters } = statement.compile(database.read);
  const rows = await database.all(text, parameters);
  const today = dayAt(time);
  const decoded = rows.map((row) => ({ row, alert: codec.decode(row) }));
  const devices = decoded.flatMap(({ alert }) => ((alert.findings ?? []) as Finding[]).map(({ deviceId }) => deviceId));
  const limits = await silentHoursOf(database.read, devices);
  const data = decoded
    .map((each) => patientOf(each, { today, now: time, limits }))
    // Findings may have expired since they were stored.
    .filter(({ alertLevel, kinds }) => {
      if (alertLevel === 'none' || (asked.alertLevel && alertLevel !== asked.alertLevel)) return false;
      return typeof asked.kind !== 'string' || (kinds as string[] | null)?.includes(asked.kind) === true;
    });
  // Everyone who sees the wearer also sees who was notified.
  const told = await toldPeople({ queries: database.whole.read, kind: database.kind }, data);
  for (const patient of data) patient.told = told.get(patient.id) ?? [];
  return { data, dataCount: data.length, message: 'okRead' };
};

interface ReadPatient {
  row: WireRecord;
  alert: ReturnType<typeof codec.decode>;
}

function patientOf(
  { row, alert: { trends, ...alert } }: ReadPatient,
  { today, now, limits }: { today: string; now: number; limits: DeviceLimits },
): WardPatient {
  const stored = (alert.findings ?? []) as Finding[];
  const findings = recentFindings(stored, now);
  const courses = (trends ?? []) as Trend[];
  const courseOf = findings.map(({ kind }) => courses.find((trend) => trend.kind === kind));
  const birthDate = typeof row.birthDate === 'string' ? row.birthDate : null;
  const patient: WireRecord = {
    ...alert,
    ...(findings.length < stored.length && summaryOf(findings)),
    findings: findings.map((finding) => ({
      ...finding,
      known: knowledgeOf(finding, { silentHours: limits.get(finding.deviceId) ?? null, now }),
    })),
    trend: courseOf.find((trend) => trend !== undefined) ?? null,
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
    lastDataTime: typeof row.lastDataTime === 'number' ? momentText(row.lastDataTime) : null,
  };
  // The fields of the record and those just added.
  return patient as unknown as WardPatient;
}

/** Which extreme limits a doctor has moved, and why: the card shows the limits that were applied. */
function movedExtremesOf({ extremeLimits, extremesDoctorName, extremesReason, extremesTime }: WireRecord) {
  if (typeof extremeLimits !== 'string') return null;
  return {
    limits: JSON.parse(extremeLimits),
    doctorName: maskValue('name', extremesDoctorName),
    reason: extremesReason,
    time: typeof extremesTime === 'number' ? momentText(extremesTime) : null,
  };
}

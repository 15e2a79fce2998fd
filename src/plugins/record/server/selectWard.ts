import { sql } from 'kysely';
import { maskValue } from '../../../../contract/masks';
import { dayAt, HOUR_MS } from '../../../../contract/moment';
import {
  type Condition,
  fieldInput,
  type Handler,
  recordCodec,
  type WireRecord,
  withinRegions,
} from '../../../../server/plugin-api';
import { alertLevels } from '../../device/entities/alertLevels';
import { ageOn } from '../../elderly/entities/age';
import { type Trend, WARD_HOURS, WARD_MAX, type WardPatient, wearerAlert } from '../entities/wearerAlert';
import { recentFindings, summaryOf } from './findings';

const codec = recordCodec(wearerAlert);

/** `selectWard`: everybody with a finding of the last hours, the worst first, then who nobody has taken on, then the newest. */
export const selectWard: Handler = async (call, { database, now }) => {
  const asked = fieldInput(call, wearerAlert.reads.selectWard.input);
  const time = now();
  const conditions: Condition[] = [
    sql`"alert"."lastTime" >= ${time - WARD_HOURS * HOUR_MS}`,
    asked.alertLevel ? sql`"alert"."alertLevel" = ${asked.alertLevel}` : sql`"alert"."alertLevel" <> 'none'`,
  ];
  // Codes of a list stand in quotation marks.
  if (typeof asked.kind === 'string') conditions.push(sql`"alert"."kinds" like ${`%"${asked.kind}"%`}`);
  if (typeof asked.region === 'string') conditions.push(withinRegions('elder.regionCode', [asked.region]));
  const columns = codec.columns.map((column) => sql.ref(`alert.${column}`));
  const order = sql`case "alert"."alertLevel" when 'critical' then 0 else 1 end,
    case "alert"."status" when 'open' then 0 else 1 end, "alert"."lastTime" desc, "alert"."id"`;
  const people = sql`join "deviceUser" as "wearer" on "wearer"."id" = "alert"."deviceUserId" and "wearer"."deleted" = 0
    left join "elderly" as "elder" on "elder"."id" = "wearer"."elderlyId"`;
  // Findings are long, so that who is shown is decided before they are read.
  const shown = sql`select "alert"."id" from "wearerAlert" as "alert" ${people}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${WARD_MAX}`;
  const statement = sql`select ${sql.join(columns)}, "wearer"."name" as "deviceUserName", "wearer"."birthDate",
    "wearer"."elderlyId", "wearer"."doctorId", "elder"."regionCode", "doctor"."name" as "doctorName",
    "helper"."name" as "acknowledgedByName"
    from "wearerAlert" as "alert" ${people}
    left join "doctor" on "doctor"."id" = "wearer"."doctorId"
    left join "admin" as "helper" on "helper"."id" = "alert"."acknowledgedById"
    where "alert"."id" in (${shown}) order by ${order}`;
  const { sql: text, parameters } = statement.compile(database.read);
  const rows = await database.all(text, parameters);
  const today = dayAt(time);
  const data = rows
    .map((row) => patientOf(row, today, time))
    // What was worst may have grown old since it was written down.
    .filter(({ alertLevel, kinds }) => {
      if (asked.alertLevel && alertLevel !== asked.alertLevel) return false;
      return typeof asked.kind !== 'string' || (kinds as string[] | null)?.includes(asked.kind) === true;
    })
    .sort((one, other) => rankOf(other) - rankOf(one));
  return { data, dataCount: data.length, message: 'okRead' };
};

const rankOf = ({ alertLevel, status }: WardPatient) =>
  2 * alertLevels.indexOf(alertLevel) + (status === 'open' ? 1 : 0);

function patientOf(row: WireRecord, today: string, now: number): WardPatient {
  const { trends, ...alert } = codec.decode(row);
  const stored = alert.findings ?? [];
  const findings = recentFindings(stored, now);
  const worst = findings[0]?.kind;
  const birthDate = typeof row.birthDate === 'string' ? row.birthDate : null;
  const patient: WireRecord = {
    ...alert,
    ...(findings.length < stored.length && summaryOf(findings)),
    findings,
    trend: ((trends ?? []) as Trend[]).find(({ kind }) => kind === worst) ?? null,
    deviceUserName: maskValue('name', row.deviceUserName),
    age: birthDate === null ? null : ageOn(birthDate, today),
    elderlyId: row.elderlyId,
    regionCode: row.regionCode,
    doctorId: row.doctorId,
    doctorName: maskValue('name', row.doctorName),
    acknowledgedByName: row.acknowledgedByName,
  };
  // Fields of the record and those just named.
  return patient as unknown as WardPatient;
}

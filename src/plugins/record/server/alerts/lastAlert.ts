import { HOUR_MS, parseIsoMoment } from '../../../../../contract/moment';
import type { RecordOf, WriteTransaction } from '../../../../../server/plugin-api';
import { recordCodec } from '../../../../../server/plugin-api/builtin';
import { type AlertLevel, alertLevels } from '../../../device/entities/thresholds/alertLevels';
import { recordKinds } from '../../../device/entities/uploads/recordKinds';
import { type Finding, WARD_HOURS } from '../../entities/alerts/wearerAlert';
import { records } from '../../entities/records';
import { replaceSourceFindings, type Source } from './findings';
import { closeTimeOf, openFindings } from './updatedAlert';
import { storedFindings, type WearerSource } from './wearerSources';

/** The time of a wearer's last finding, in milliseconds since 1970, and the worst level of the 24 hours before it. */
interface LastAlert {
  level: AlertLevel;
  time: number | null;
}

const NO_ALERT: LastAlert = { level: 'none', time: null };
const SPAN_MS = WARD_HOURS * HOUR_MS;
const rankOf = (level: AlertLevel) => alertLevels.indexOf(level);
const worse = (one: AlertLevel, other: AlertLevel) => (rankOf(other) > rankOf(one) ? other : one);

/** Returns the last of some findings, and the worst level in the hours before it. */
function lastAlertOf(findings: readonly Finding[]): LastAlert {
  // Silence of a device is no finding about its wearer.
  const personFindings = findings
    .filter(({ kind }) => kind !== 'device')
    .map(({ toTime, level }): { time: number; level: AlertLevel } => ({
      time: parseIsoMoment(toTime) ?? 0,
      level,
    }));
  if (personFindings.length === 0) return NO_ALERT;
  const time = personFindings.reduce((last, each) => Math.max(last, each.time), 0);
  const level = personFindings
    .filter((each) => each.time > time - SPAN_MS)
    .reduce<AlertLevel>((worst, each) => worse(worst, each.level), 'none');
  return { level, time };
}

/** Returns the later of two, with the worse level if both fall into the same hours. */
function laterAlert(known: LastAlert, found: LastAlert): LastAlert {
  if (found.time === null || (known.time !== null && found.time < known.time)) return known;
  const isNear = known.time !== null && found.time - known.time < SPAN_MS;
  return isNear ? { ...found, level: worse(known.level, found.level) } : found;
}

/** The state of a wearer before some sources were stored again. */
export interface WearerState extends LastAlert {
  deviceUserId: number;
  alert: RecordOf<'wearerAlert'> | undefined;
}

interface LastAlertsInput {
  transaction: WriteTransaction;
  sources: ReadonlyMap<number, readonly WearerSource[]>;
  states: readonly WearerState[];
  now: number;
}

/** Writes when wearers last had a finding. Returns whether the time or level changed for any of them. */
export async function updateLastAlerts({
  transaction,
  sources: sourcesByWearer,
  states,
  now,
}: LastAlertsInput): Promise<boolean> {
  let isChanged = false;
  for (const { deviceUserId, alert, level, time } of states) {
    const sources = sourcesByWearer.get(deviceUserId) ?? [];
    const findings = replaceSourceFindings(openFindings(alert), sources);
    const known = { level, time };
    const closeTime = closeTimeOf(alert);
    const last = await updatedLastAlert({ transaction, deviceUserId, known, findings, sources, closeTime, now });
    if (last.level === level && last.time === time) continue;
    isChanged = true;
    await transaction
      .updateTable('deviceUser')
      .set({ lastAlertLevel: last.level, lastAlertTime: last.time })
      .where('id', '=', deviceUserId)
      .execute();
  }
  return isChanged;
}

/** Input for determining the last finding of a wearer after some days were stored again. */
interface LastAlertInput {
  transaction: WriteTransaction;
  deviceUserId: number;
  known: LastAlert;
  /** All findings of the sources, and other current ones. */
  findings: readonly Finding[];
  sources: readonly Source[];
  /** When a person last closed all findings. Older ones are not among `findings`. */
  closeTime: number | null;
  now: number;
}

/**
 * Moves the last alert forward to newer findings. Moves it back, to what the records contain, if its finding was withdrawn.
 * A finding that is merely no longer current keeps it in place.
 */
async function updatedLastAlert(input: LastAlertInput): Promise<LastAlert> {
  const { known, findings, sources, closeTime, now } = input;
  const found = lastAlertOf(findings);
  if (!isWithdrawn(sources, known.time)) return laterAlert(known, found);
  const oldest = now - SPAN_MS;
  const isAllKnown = closeTime === null || closeTime < oldest;
  return isAllKnown && found.time !== null && found.time >= oldest ? found : readLastAlert(input);
}

/** Whether the last alert may have come from sources that have been stored again since. */
function isWithdrawn(sources: readonly Source[], time: number | null): boolean {
  if (time === null) return false;
  return sources.some(({ before }) =>
    before().some(({ toTime }) => {
      const end = parseIsoMoment(toTime) ?? 0;
      return end <= time && end > time - SPAN_MS;
    }),
  );
}

/** Number of days with alerts that are read for each kind: a night can end after the day that follows it. */
const LATEST_DAYS = 2;

async function readLastAlert({
  transaction,
  deviceUserId,
  findings: currentFindings,
}: LastAlertInput): Promise<LastAlert> {
  const findings = [...currentFindings];
  for (const kind of recordKinds) {
    const { columns, decode } = recordCodec(records[kind].entity);
    const rows = await transaction
      .selectFrom<string>(kind)
      .select([...columns])
      .where('deviceUserId', '=', deviceUserId)
      .where('alertLevel', 'in', ['warn', 'critical'])
      .orderBy('date', 'desc')
      .limit(LATEST_DAYS)
      .execute();
    findings.push(...rows.map(decode).flatMap((record) => storedFindings(kind, record)));
  }
  return lastAlertOf(findings);
}

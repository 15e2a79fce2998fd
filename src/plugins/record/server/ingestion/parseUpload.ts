import { boolean, text } from '../../../../../contract/fields';
import { parseFields } from '../../../../../contract/validation';
import { device as deviceEntity } from '../../../device/entities/device';
import type { RecordKind } from '../../../device/entities/recordKinds';
import { UPLOAD_DAYS_MAX } from '../../../device/entities/uploadProtocol';
import type { DayUpload } from '../givenDays';
import { parseBody } from './parseBody';
import { parseDay } from './parseDay';
import { UploadProblems } from './UploadProblems';
import { UploadRefusal } from './UploadRefusal';

/** What an upload holds, checked. */
export interface Upload {
  days: DayUpload[];
  /** How many values of a day are marked as implausible, by its date. */
  implausible: ReadonlyMap<string, number>;
  /** What is left out, alone. */
  refused: Pick<UploadProblems, 'named' | 'count'>;
  /** What the device says of itself; only what it named. */
  state: { battery?: number; signalDbm?: number; wearing?: boolean; firmware?: string };
  /** Why what is sent takes the place of what is stored of its time, also where that is finer. */
  replaceReason: string | undefined;
  /** The last moment at which anything was measured, milliseconds since 1970. */
  lastMoment: number | null;
}

const { battery, signalDbm, wearing, firmware } = deviceEntity.fields;
/** A correction: what is sent stands for all there is of its time. */
export const replaceFields = { replace: boolean({}), reason: text({ max: 200 }) };
/** What a device says of itself beside what it sends. */
export const stateFields = { battery, signalDbm, wearing, firmware };

/**
 * Reads the body of an upload. What cannot be used of it is left out and named; the rest is kept. A correction is taken as a
 * whole, since it stands for all there is of its time.
 * @throws UploadRefusal `badBody` for what is no upload at all, `badData` where nothing of it can be used
 */
export function parseUpload(
  body: Buffer,
  asked: { kind: RecordKind; deviceId: number; now: number; ageDays: number },
): Upload {
  const { kind, deviceId, now, ageDays } = asked;
  const parsed = parseBody(body, deviceId);
  const { days, replace, reason, ...state } = parsed;
  const problems = new UploadProblems();
  const { report } = problems;
  const read: DayUpload[] = [];
  const implausible = new Map<string, number>();
  let lastMoment: number | null = null;
  if (!Array.isArray(days) || days.length === 0) report({ field: 'days', code: 'required' });
  else if (days.length > UPLOAD_DAYS_MAX) {
    report({ field: 'days', code: 'tooManyItems', params: { max: UPLOAD_DAYS_MAX } });
  } else {
    const seen = new Set<string>();
    for (const [index, given] of days.entries()) {
      const day = parseDay({ kind, given, now, ageDays, at: `days.${index}`, report });
      if (!day) continue;
      const { date } = day.upload;
      if (seen.has(date)) {
        report({ field: `days.${index}.date`, code: 'dayTwice' });
        continue;
      }
      seen.add(date);
      read.push(day.upload);
      if (day.implausible > 0) implausible.set(date, day.implausible);
      if (day.lastMoment !== null) lastMoment = Math.max(lastMoment ?? day.lastMoment, day.lastMoment);
    }
  }
  const replacing = parseFields(replaceFields, { replace, reason });
  if (!replacing.ok) replacing.problems.forEach(report);
  else if (replacing.values.replace === true && replacing.values.reason === null)
    report({ field: 'reason', code: 'required' });
  const told = toldState(state, report);
  const isCorrection = replace != null && replace !== false;
  if (read.length === 0 || !replacing.ok || (isCorrection && problems.count > 0))
    throw new UploadRefusal('badData', { deviceId, problems: problems.named });
  const { replace: isReplacing, reason: why } = replacing.values;
  return {
    days: read,
    implausible,
    refused: problems,
    state: told,
    replaceReason: isReplacing === true ? String(why) : undefined,
    lastMoment,
  };
}

/** What a device says of itself; each thing that cannot be is left out alone. */
function toldState(state: Readonly<Record<string, unknown>>, report: UploadProblems['report']): Upload['state'] {
  const told: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(state)) {
    if (value == null) continue;
    const own = parseFields(stateFields, { [name]: value });
    if (!own.ok) own.problems.forEach(report);
    else told[name] = own.values[name as keyof typeof stateFields];
  }
  return told;
}

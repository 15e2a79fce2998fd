import { boolean, text } from '../../../../../contract/fields';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation';
import { device as deviceEntity } from '../../../device/entities/device';
import type { RecordKind } from '../../../device/entities/recordKinds';
import { UPLOAD_DAYS_MAX, UPLOAD_PROBLEMS_MAX } from '../../../device/entities/uploadProtocol';
import type { DayUpload } from '../givenDays';
import { parseBody } from './parseBody';
import { parseDay } from './parseDay';
import { UploadRefusal } from './UploadRefusal';

/** What an upload holds, checked. */
export interface Upload {
  days: DayUpload[];
  /** What the device says of itself; only what it named. */
  state: { battery?: number; signalDbm?: number; wearing?: boolean; firmware?: string };
  /** Why what is sent takes the place of what is stored of its time, also where that is finer. */
  replaceReason: string | undefined;
  /** The last moment at which anything was measured, milliseconds since 1970. */
  lastMoment: number | null;
}

const { battery, signalDbm, wearing, firmware } = deviceEntity.fields;
/** A correction: what is sent stands for all there is of its time. */
const replaceFields = { replace: boolean({}), reason: text({ max: 200 }) };
const stateFields = { battery, signalDbm, wearing, firmware };

/**
 * Reads the body of an upload.
 * @throws UploadRefusal `badBody` for what is no upload at all, `badData` with each wrong number by day, channel and index
 */
export function parseUpload(
  body: Buffer,
  asked: { kind: RecordKind; deviceId: number; now: number; ageDays: number },
): Upload {
  const { kind, deviceId, now, ageDays } = asked;
  const parsed = parseBody(body, deviceId);
  const { days, replace, reason, ...state } = parsed;
  const problems: Problem[] = [];
  const report = (problem: Problem) => {
    problems.push(problem);
    if (problems.length >= UPLOAD_PROBLEMS_MAX) throw new UploadRefusal('badData', { deviceId, problems });
  };
  const read: DayUpload[] = [];
  let lastMoment: number | null = null;
  if (!Array.isArray(days) || days.length === 0) report({ field: 'days', code: 'required' });
  else if (days.length > UPLOAD_DAYS_MAX) {
    report({ field: 'days', code: 'tooManyItems', params: { max: UPLOAD_DAYS_MAX } });
  } else {
    const seen = new Set<string>();
    for (const [index, given] of days.entries()) {
      const day = parseDay({ kind, given, now, ageDays, at: `days.${index}`, report });
      if (!day) continue;
      if (seen.has(day.upload.date)) report({ field: `days.${index}.date`, code: 'dayTwice' });
      seen.add(day.upload.date);
      read.push(day.upload);
      if (day.lastMoment !== null) lastMoment = Math.max(lastMoment ?? day.lastMoment, day.lastMoment);
    }
  }
  const replacing = parseFields(replaceFields, { replace, reason });
  if (!replacing.ok) replacing.problems.forEach(report);
  else if (replacing.values.replace === true && replacing.values.reason === null)
    report({ field: 'reason', code: 'required' });
  const named = Object.fromEntries(Object.entries(state).filter(([, value]) => value != null));
  const own = parseFields(stateFields, named);
  if (!own.ok) own.problems.forEach(report);
  if (problems.length > 0 || !own.ok || !replacing.ok) throw new UploadRefusal('badData', { deviceId, problems });
  const told = Object.fromEntries(Object.entries(own.values).filter(([, value]) => value !== null));
  const { replace: isReplacing, reason: why } = replacing.values;
  return { days: read, state: told, replaceReason: isReplacing === true ? String(why) : undefined, lastMoment };
}

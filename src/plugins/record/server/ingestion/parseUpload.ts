import { boolean, text } from '../../../../../contract/fields';
import { parseFields } from '../../../../../contract/validation/validation';
import { device as deviceEntity } from '../../../device/entities/devices/device';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { UPLOAD_DAYS_MAX } from '../../../device/entities/uploads/uploadProtocol';
import type { DayUpload } from '../days/DayBatch';
import { parseBody } from './parseBody';
import { parseDay } from './parseDay';
import { UploadProblems } from './UploadProblems';
import { UploadRefusal } from './UploadRefusal';

/** The validated content of an upload. */
export interface Upload {
  days: DayUpload[];
  /** Number of implausible values by date. */
  implausible: ReadonlyMap<string, number>;
  /** The omitted parts. */
  refused: Pick<UploadProblems, 'named' | 'count'>;
  /** The status that the device reports; contains only the given values. */
  state: { battery?: number; signalDbm?: number; wearing?: boolean; firmware?: string };
  /** Why the upload replaces the stored data of its time range, even where that is finer. */
  replaceReason: string | undefined;
  /** The last moment with a measurement, in milliseconds since 1970. */
  lastMoment: number | null;
}

const { battery, signalDbm, wearing, firmware } = deviceEntity.fields;
/** Fields of a correction: the upload replaces all stored data of its time range. */
export const replaceFields = { replace: boolean({}), reason: text({ max: 200 }) };
/** Status fields that a device can add to any upload. */
export const stateFields = { battery, signalDbm, wearing, firmware };

/**
 * Parses the body of an upload. Omits and reports unusable parts. A correction must be entirely valid, because it replaces
 * all data of its time range.
 * @throws UploadRefusal `badBody` if it is not an upload, `badData` if nothing of it is usable
 */
export function parseUpload(
  body: Buffer,
  options: { kind: RecordKind; deviceId: number; now: number; ageDays: number },
): Upload {
  const { kind, deviceId, now, ageDays } = options;
  const parsed = parseBody(body, deviceId);
  const { days, replace, reason, ...state } = parsed;
  const problems = new UploadProblems();
  const { report } = problems;
  const parsedDays: DayUpload[] = [];
  const implausible = new Map<string, number>();
  let lastMoment: number | null = null;
  if (!Array.isArray(days) || days.length === 0) report({ field: 'days', code: 'required' });
  else if (days.length > UPLOAD_DAYS_MAX) {
    report({ field: 'days', code: 'tooManyItems', params: { max: UPLOAD_DAYS_MAX } });
  } else {
    const seen = new Set<string>();
    for (const [index, input] of days.entries()) {
      const day = parseDay({ kind, input, now, ageDays, path: `days.${index}`, report });
      if (!day) continue;
      const { date } = day.upload;
      if (seen.has(date)) {
        report({ field: `days.${index}.date`, code: 'dayTwice' });
        continue;
      }
      seen.add(date);
      parsedDays.push(day.upload);
      if (day.implausible > 0) implausible.set(date, day.implausible);
      if (day.lastMoment !== null) lastMoment = Math.max(lastMoment ?? day.lastMoment, day.lastMoment);
    }
  }
  const replacing = parseFields(replaceFields, { replace, reason });
  if (!replacing.ok) replacing.problems.forEach(report);
  else if (replacing.values.replace === true && replacing.values.reason === null)
    report({ field: 'reason', code: 'required' });
  const reported = parseState(state, report);
  const isCorrection = replace != null && replace !== false;
  if (parsedDays.length === 0 || !replacing.ok || (isCorrection && problems.count > 0))
    throw new UploadRefusal('badData', { deviceId, problems: problems.named });
  const { replace: isReplacing, reason: replaceReason } = replacing.values;
  return {
    days: parsedDays,
    implausible,
    refused: problems,
    state: reported,
    replaceReason: isReplacing === true ? String(replaceReason) : undefined,
    lastMoment,
  };
}

/** Parses the device status. Omits each invalid value alone. */
function parseState(state: Readonly<Record<string, unknown>>, report: UploadProblems['report']): Upload['state'] {
  const reported: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(state)) {
    if (value == null) continue;
    const own = parseFields(stateFields, { [name]: value });
    if (!own.ok) own.problems.forEach(report);
    else reported[name] = own.values[name as keyof typeof stateFields];
  }
  return reported;
}

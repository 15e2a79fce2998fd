import { date } from '../../../../../contract/fields';
import { addDays, dayAt } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { UPLOAD_AGE_DAYS } from '../../../device/entities/uploads/uploadProtocol';
import { packetFields } from '../../../record/entities/kinds/raw';
import { parseBody, UploadRefusal } from '../../../record/server/public';
import { ecg } from '../../entities/ecg';

/** The packets that a device declares as one recording; both ends inclusive. */
export interface RecordingUpload {
  date: string;
  fromSeq: number;
  /** The same day or the next. */
  toDate: string;
  toSeq: number;
  lead: string;
}

const { seq } = packetFields;
/** Fields of the call that declares packets as one recording. */
export const recordingFields = {
  date: date({ required: true }),
  fromSeq: seq,
  toDate: date({}),
  toSeq: seq,
  lead: ecg.fields.lead,
};

/**
 * Parses the body of a recording's upload.
 * @throws UploadRefusal `badBody`, or `badData` with each invalid value by name
 */
export function parseRecording(body: Buffer, { deviceId, now }: { deviceId: number; now: number }): RecordingUpload {
  const parsed = parseFields(recordingFields, parseBody(body, deviceId));
  if (!parsed.ok) throw new UploadRefusal('badData', { deviceId, problems: parsed.problems });
  const { values } = parsed;
  const day = values.date;
  const toDate = values.toDate === null ? day : values.toDate;
  const problems: Problem[] = [];
  if (day < addDays(dayAt(now), -UPLOAD_AGE_DAYS)) {
    problems.push({ field: 'date', code: 'dayTooOld', params: { days: UPLOAD_AGE_DAYS } });
  }
  if (toDate !== day && toDate !== addDays(day, 1)) problems.push({ field: 'toDate', code: 'recordingNextDay' });
  if (problems.length > 0) throw new UploadRefusal('badData', { deviceId, problems });
  return { date: day, fromSeq: values.fromSeq, toDate, toSeq: values.toSeq, lead: values.lead };
}

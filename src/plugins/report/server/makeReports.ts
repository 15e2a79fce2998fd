import type { NotNull } from 'kysely';
import type { Entity } from '../../../../contract/defineEntity';
import { toIsoMoment } from '../../../../contract/moment';
import {
  applyChange,
  applyTransition,
  type ChangeFrame,
  type Queries,
  requireRecord,
  systemCall,
  type WireRecord,
} from '../../../../server/plugin-api';
import { insertInTransaction, releaseContents } from '../../../../server/plugin-api/builtin';
import { ALGORITHM_VERSION } from '../../record/server/public';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import type { ReportStatus } from '../entities/reportCodes';
import { reportTransitions } from '../entities/reportTransitions';

/** States in which a longer recording can still replace the measurements, unless a doctor has worked on the report. */
const OPEN_STATUSES: ReportStatus[] = ['generated', 'pendingReview'];

/** Identifies the recording of a report. */
export interface RecordingKey {
  deviceId: number;
  /** Milliseconds since 1970. */
  begin: number;
}

/** The existing report of a recording, with the fields that decide about another recording with the same start. */
export interface KnownReport {
  id: number;
  reportNo: string;
  end: number;
  isOpen: boolean;
  waveformSha256: string;
}

/** Returns the report of a device's recording with this start. */
export async function findRecording(
  queries: Queries,
  { deviceId, begin }: RecordingKey,
): Promise<KnownReport | undefined> {
  const row = await queries
    .selectFrom('ecg')
    .select(['id', 'reportNo', 'periodEnd', 'status', 'waveformSha256', 'automaticFigures', 'movedMarks'])
    .where('deviceId', '=', deviceId)
    .where('periodStart', '=', begin)
    .where('waveformSha256', 'is not', null)
    .where('deleted', '=', 0)
    .orderBy('id', 'desc')
    .$narrowType<{ waveformSha256: NotNull }>()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      reportNo: row.reportNo ?? '',
      end: row.periodEnd,
      isOpen: OPEN_STATUSES.some((status) => status === row.status) && !row.automaticFigures && !row.movedMarks,
      waveformSha256: row.waveformSha256,
    }
  );
}

/** All data for the reports of a recording. */
export interface ReportsToMake {
  deviceId: number;
  deviceUserId: number;
  begin: number;
  end: number;
  /** Other fields of the electrocardiogram report. */
  ecgValues: WireRecord;
  /** Fields of the plot report; undefined without a plot. */
  lorenzValues: WireRecord | undefined;
  /** The report that is replaced. */
  before: KnownReport | undefined;
}

/** Writes the reports of a recording, which then wait for a doctor. Returns the number of the electrocardiogram report. */
export async function makeReports(frame: ChangeFrame, input: ReportsToMake): Promise<string> {
  const { deviceId, deviceUserId, begin, end, before } = input;
  const shared: WireRecord = {
    deviceId,
    deviceUserId,
    periodStart: toIsoMoment(begin),
    periodEnd: toIsoMoment(end),
    reportTime: toIsoMoment(Math.max(frame.now, end)),
    algoVersion: String(ALGORITHM_VERSION),
  };
  const id = await write(frame, { entity: ecg, id: before?.id, values: { ...shared, ...input.ecgValues } });
  if (before) await releaseContents(frame.transaction, [before.waveformSha256], frame.now);
  if (input.lorenzValues) {
    const plot = before && (await openPlot(frame.transaction, { deviceId, begin }));
    await write(frame, { entity: lorenz, id: plot, values: { ...shared, ...input.lorenzValues } });
  }
  const { reportNo } = await requireRecord({ queries: frame.transaction, entity: ecg, id });
  return reportNo ?? '';
}

/** Returns the plot of a shorter recording with this start. */
async function openPlot(queries: Queries, { deviceId, begin }: RecordingKey): Promise<number | undefined> {
  const row = await queries
    .selectFrom('lorenz')
    .select('id')
    .where('deviceId', '=', deviceId)
    .where('periodStart', '=', begin)
    .where('cloud', 'is not', null)
    .where('status', 'in', OPEN_STATUSES)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return row?.id;
}

interface ReportToWrite {
  entity: Entity;
  /** Id of the report that is rewritten. */
  id: number | undefined;
  values: WireRecord;
}

async function write(frame: ChangeFrame, { entity, id: known, values }: ReportToWrite): Promise<number> {
  const { context, transaction } = frame;
  const call = (operation: string, id: number) => systemCall(context, { entity, operation, id });
  if (known !== undefined) {
    const before = await requireRecord({ queries: transaction, entity, id: known });
    await applyChange({
      ...frame,
      entity,
      call: call('uploadRecording', known),
      kind: 'update',
      before,
      values,
      inputs: {},
      incomingFields: new Set(Object.keys(values)),
    });
    return known;
  }
  const id = await insertInTransaction({ ...frame, entity, call: call('uploadRecording', 0) }, values);
  const submitting = { ...frame, entity, call: call('submitReport', id) };
  const transition = reportTransitions.submitReport;
  if (transition) await applyTransition({ frame: submitting, transition, id, input: {} });
  return id;
}

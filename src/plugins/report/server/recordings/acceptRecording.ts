import { dayAt } from '../../../../../contract/moment';
import { bumpVersions, type Context, systemCall, type WriteTransaction } from '../../../../../server/plugin-api';
import { BoundedQueue, takeAdvisoryLock } from '../../../../../server/plugin-api/builtin';
import { consumeNonce, recordContact, type Sender, UploadRefusal } from '../../../record/server/public';
import { ecg } from '../../entities/ecg';
import { analyzeRecording } from '../analysis/analyzeRecording';
import { findRecording, type KnownReport, makeReports } from '../makeReports';
import { findPlan, findWearer } from './findPlan';
import { overlappingRanges, withEpisodes } from './overlappingRanges';
import type { RecordingUpload } from './parseRecording';
import { PacketDeletedError } from './recordedSamples';

/** Maximum number of recordings in progress, and seconds after which a rejected device may retry. */
const PENDING_MAX = 20;
const RETRY_SEC = 30;
/** An analysis keeps a core busy, so each process runs one at a time. */
const analyses = new BoundedQueue(PENDING_MAX);

/** The response to the device. */
export interface AcceptedRecording {
  reportNo: string;
  isNew: boolean;
}

/**
 * Creates the reports of a recording that a device has sent packet by packet. Idempotent: the same recording returns the
 * same report. A longer recording with the same start replaces it until a doctor has reviewed it.
 * @throws UploadRefusal
 */
export async function acceptRecording(
  context: Context,
  sender: Sender,
  upload: RecordingUpload,
): Promise<AcceptedRecording> {
  const accepted = analyses.run(() => accept(context, sender, upload));
  if (!accepted) throw new UploadRefusal('tooFast', { deviceId: sender.device.id, retryAfter: RETRY_SEC });
  return accepted;
}

async function accept(context: Context, sender: Sender, upload: RecordingUpload): Promise<AcceptedRecording> {
  const { database } = context;
  const { device, now } = sender;
  const plan = await findPlan({ queries: database.unscoped.read, ask: context.ask }, sender, upload);
  const wearer = await findWearer(database.unscoped.read, sender, plan);
  const key = { deviceId: device.id, begin: plan.begin };
  const known = await findRecording(database.unscoped.read, key);
  // A packet can be deleted with its day while the recording is read.
  const asRefusal = (error: unknown) => {
    throw error instanceof PacketDeletedError ? new UploadRefusal('packetsMissing', { deviceId: device.id }) : error;
  };
  const isSame = isAlreadyReported(known, { end: plan.end, sender });
  const isPlotted = device.reportKinds.includes('lorenz');
  const measured = isSame
    ? undefined
    : await analyzeRecording(context, { plan, wearer, isPlotted, now }).catch(asRefusal);
  return database.write(async (transaction) => {
    await consumeNonce(transaction, sender);
    // Another process may have received the same recording.
    await takeAdvisoryLock(transaction, `recordings of device ${device.id}`);
    const before = await findRecording(transaction, key);
    if (!measured || isAlreadyReported(before, { end: plan.end, sender })) {
      if (!before) throw new UploadRefusal('tooFast', { deviceId: device.id, retryAfter: RETRY_SEC });
      await recordDeviceContact(transaction, sender);
      return { reportNo: before.reportNo, isNew: false };
    }
    const overlaps = await overlappingRanges(transaction, {
      ...key,
      deviceUserId: wearer.id,
      end: plan.end,
      id: before?.id,
    });
    const call = systemCall(context, { entity: ecg, operation: 'uploadRecording', id: device.id });
    const reportNo = await makeReports(
      { entity: ecg, call, context, transaction, today: dayAt(now), now },
      {
        ...key,
        deviceUserId: wearer.id,
        end: plan.end,
        ecgValues: { ...withEpisodes(measured.ecgValues, overlaps), lead: upload.lead },
        lorenzValues: measured.lorenzValues,
        before,
      },
    );
    await recordDeviceContact(transaction, sender);
    return { reportNo, isNew: before === undefined };
  });
}

/** Returns whether a report of exactly this recording exists. Refuses a recording that cannot replace the existing one. */
function isAlreadyReported(known: KnownReport | undefined, { end, sender }: { end: number; sender: Sender }): boolean {
  if (!known || (known.isOpen && end > known.end)) return false;
  if (known.end !== end) throw new UploadRefusal('reportKept', { deviceId: sender.device.id });
  return true;
}

async function recordDeviceContact(transaction: WriteTransaction, sender: Sender): Promise<void> {
  await recordContact(transaction, sender);
  await bumpVersions(transaction, ['device']);
}

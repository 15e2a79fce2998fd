import { join } from 'node:path';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { ecgFile, type RecordingToWrite } from '../../../src/plugins/report/server/waveforms/ecgFile';
import { storeWaveform } from '../../../src/plugins/report/server/waveforms/storeWaveform';
import { registered } from './devices';
import { added, codes, elderInput } from './records';
import type { TestApp } from './testApp';

export type ReportRow = Record<string, unknown> & { id: number; status: string };

/** Adds an elder who wears a device. */
export async function wearingElder(server: TestApp) {
  const classes = await codes(server, 'deviceUserHealthyType');
  const elder = await added(server, 'elderly', await elderInput(server));
  const wearer = await added(server, 'deviceUser', {
    elderlyId: elder.id,
    deviceUserHealthyTypeId: classes.normal,
  });
  const device = await registered(server, { type: 'ECG_PATCH', deviceUserId: wearer.id });
  return { elderlyId: elder.id, deviceUserId: wearer.id, deviceId: device.id };
}

/** Returns valid input of `insert.ecg.open`: half a minute of a calm heart. */
async function ecgInput(server: TestApp, changes: Record<string, unknown> = {}) {
  const { deviceId, deviceUserId } =
    'deviceUserId' in changes ? { deviceId: 0, deviceUserId: 0 } : await wearingElder(server);
  return {
    deviceId,
    deviceUserId,
    reportTime: '2026-03-12T10:00:00.000+08:00',
    periodStart: '2026-03-12T09:59:00.000+08:00',
    periodEnd: '2026-03-12T09:59:30.000+08:00',
    lead: 'I',
    hz: 250,
    durationSec: 30,
    rhythm: 'SR',
    hrAvg: 72,
    hrMin: 66,
    hrMax: 80,
    rrAvg: 833,
    prMs: 160,
    qrsMs: 90,
    qtMs: 380,
    ...changes,
  };
}

/** Adds a report in the state `generated`. */
export async function generated(server: TestApp, changes: Record<string, unknown> = {}): Promise<ReportRow> {
  const { body, text } = await server.call('insert.ecg.open', await ecgInput(server, changes));
  if (body.status !== 8000) throw new Error(`no report was made: ${text}`);
  return body.data;
}

/** Stores a recording and attaches it to a report. */
export async function recorded(server: TestApp, id: number, recording: RecordingToWrite): Promise<void> {
  const facts = await storeWaveform(
    { database: server.database, files: diskFileStore(join(server.folder, 'files')) },
    ecgFile(recording),
    server.clock.now,
  );
  await server.database.write((transaction) =>
    transaction.updateTable('ecg').set(facts).where('id', '=', id).execute(),
  );
}

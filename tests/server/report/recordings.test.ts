import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { UNUSED_FILE_MS } from '../../../contract/calls/files';
import { RESTORABLE_DAYS } from '../../../contract/deletion';
import { DAY_MS, dayStart } from '../../../contract/moment';
import { readWfdb } from '../../../harness/ecg/wfdb';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { sweepFiles } from '../../../server/files/sweepFiles';
import { encodeInt16LE } from '../../../server/signals/int16LE';
import { demoEcg, demoEcgBeats } from '../../../src/plugins/record/demo/ecg/demoEcg';
import type { WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import type { PacketEntry } from '../../../src/plugins/record/entities/kinds/raw';
import type { EcgEpisode } from '../../../src/plugins/report/entities/ecg';
import type { Waveform } from '../../../src/plugins/report/entities/ecgReads';
import type { Cloud } from '../../../src/plugins/report/entities/lorenzReads';
import { drawSyntheticEcg, steadyBeats } from '../../support/ecg/syntheticEcg';
import { ecgWearer } from '../../unit/signals/support/ecgWearer';
import { type Registered, worn } from '../builders/devices';
import { indexPackets, packetOf, sendAsDevice, sendPacket } from '../builders/packets';
import { passedDoctor } from '../builders/people';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-10';
const DAY = '2026-03-09';
const MORNING = Date.parse(`${TODAY}T10:00:00.000+08:00`);
const TEN = 36_000;

interface SentPacket {
  packet: PacketEntry;
  content: Buffer;
}

/** A range of an ECG as packets of the given seconds each, numbered from 1. */
function packetsOf(samples: Int16Array, { hz = 250, seconds = 60, from = TEN } = {}): SentPacket[] {
  const length = hz * seconds;
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    const content = encodeInt16LE(samples.subarray(index * length, (index + 1) * length));
    return { content, packet: packetOf(content, { hz, seq: index + 1, sec: from + index * seconds }) };
  });
}

/** Minutes of a healthy heart, or of another one. */
function drawn(seconds: number, rhythm: Parameters<typeof ecgWearer>[0] = 'sinus'): Int16Array {
  const pieces = [...demoEcg({ wearer: ecgWearer(rhythm), date: '2025-06-28', fromSec: 7_200, seconds, hz: 250 })];
  return Int16Array.from(pieces.flatMap((piece) => [...piece]));
}

/** Record 100 at another rate, in steps of 5 µV. */
function record100(hz: number) {
  const { hz: own, millivolts, beats } = readWfdb('100');
  const count = Math.floor((millivolts.length * hz) / own);
  const samples = Int16Array.from({ length: count }, (_, index) => {
    const place = (index * own) / hz;
    const at = Math.floor(place);
    const [one = 0, next = 0] = [millivolts[at], millivolts[at + 1]];
    return Math.round((one + (next - one) * (place - at)) * 200);
  });
  return { samples, beats };
}

describeOnBothDatabases('recordings of devices', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING }, env: { DEVICE_RATE: '10000' } });
  });
  const wearing = async (type = 'ECG_PATCH') => {
    const { device, wearer } = await worn(server, type);
    await server.database.write((transaction) =>
      transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', device.id).execute(),
    );
    return Object.assign(device, { deviceUserId: wearer.id });
  };
  const send = async (device: Registered, packets: readonly SentPacket[], date = DAY) => {
    await indexPackets(server, device, { date, packets: packets.map(({ packet }) => packet) });
    for (const { packet, content } of packets) {
      const { body } = await sendPacket(server, device, { date, packet, content });
      if (body.status !== 8000) throw new Error(`no packet was stored: ${JSON.stringify(body)}`);
    }
  };
  const record = (device: Registered, body: Record<string, unknown> | string = {}) =>
    sendAsDevice(server, device, {
      path: '/api/uploadRecording.ecg.open',
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify({ date: DAY, fromSeq: 1, toSeq: 5, lead: 'I', ...body }),
    });
  const reportsOf = async (device: Registered, entity = 'ecg') =>
    (await server.call(`selectBySelectivePagination.${entity}.open`, { deviceId: device.id })).body
      .data as unknown as (Record<string, unknown> & { id: number; version: number })[];
  const stored = async () => {
    const count = async (table: string) => (await server.database.read.selectFrom(table).select('id').execute()).length;
    return Promise.all(['ecg', 'lorenz'].map(count));
  };
  const waveforms = async () => {
    const rows = await server.database.read.selectFrom('ecg').select('waveformSha256').orderBy('id').execute();
    return rows.map(({ waveformSha256 }) => String(waveformSha256));
  };
  const isKept = (sha256: string) => existsSync(join(server.folder, 'files', sha256.slice(0, 2), sha256));
  const refusals = async (deviceId: number, code: string) => {
    await server.app.refusalCounts.flush();
    const rows = await server.database.read
      .selectFrom('deviceRefusal')
      .select('count')
      .where(sql<boolean>`"code" = ${code}`)
      .where('deviceId', '=', deviceId)
      .execute();
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  };

  it('of a ventricular tachycardia put their wearer on the ward immediately, with the place in the recording', async () => {
    const device = await wearing();
    const tachycardia = { from: 20, to: 60, rate: 158 };
    const beats = [
      ...steadyBeats('sinus', { from: 0.6, to: 19.5, rate: 72 }),
      ...steadyBeats('ventricular', tachycardia),
      ...steadyBeats('sinus', { from: 61, to: 120, rate: 72 }),
    ];
    const millivolts = drawSyntheticEcg({ seconds: 120, beats });
    await send(device, packetsOf(Int16Array.from(millivolts, (each) => Math.round(each * 200))));
    expect(await record(device, { toSeq: 2 })).toMatchObject({ http: 200 });
    const [report] = await reportsOf(device);
    expect(report).toMatchObject({ rhythm: 'VT', severity: 'critical' });
    const { body } = await server.call('selectById.ecg.open', { id: report?.id });
    const { episodes } = body.data as unknown as { episodes: EcgEpisode[] };
    const episode = episodes.find(({ code }) => code === 'VT');
    expect(Math.abs(Number(episode?.fromSec) - tachycardia.from)).toBeLessThan(1);
    expect(Math.abs(Number(episode?.toSec) - tachycardia.to)).toBeLessThan(1);

    const ward = (await server.call('selectWard.wearerAlert.open', { kind: 'ecg' })).body;
    const patient = (ward.data as unknown as WardAlert[]).find(
      ({ deviceUserId }) => deviceUserId === device.deviceUserId,
    );
    expect(patient).toMatchObject({ alertLevel: 'critical', urgent: true, status: 'open' });
    expect(patient?.findings).toMatchObject([{ kind: 'ecg', code: 'ventricularRun', recordId: report?.id }]);
  });

  it('become a report that waits for a doctor, with the measurements and its trace', async () => {
    const device = await wearing();
    const samples = drawn(300);
    await send(device, packetsOf(samples));
    const answer = await record(device, { lead: 'mII' });
    expect(answer).toMatchObject({ http: 200, body: { status: 8000, data: { isNew: true } } });
    const [report] = await reportsOf(device);
    expect(report).toMatchObject({
      reportNo: answer.body.data?.reportNo,
      status: 'pendingReview',
      deviceUserId: device.deviceUserId,
      lead: 'mII',
      hz: 250,
      durationSec: 300,
      periodStart: '2026-03-09T10:00:00.000+08:00',
      periodEnd: '2026-03-09T10:05:00.000+08:00',
      reportTime: '2026-03-10T10:00:00.000+08:00',
      rhythm: 'SR',
      quality: 'good',
      noisyPct: 0,
      severity: 'none',
      dueTime: null,
      createBy: 'system',
    });
    const beats = demoEcgBeats({ wearer: ecgWearer(), date: '2025-06-28', fromSec: 7_200, seconds: 300, hz: 250 });
    expect(Number(report?.hrAvg)).toBeCloseTo(beats.length / 5, -0.5);
    const waveform = (await server.call('selectWaveform.ecg.open', { id: report?.id })).body
      .data as unknown as Waveform;
    expect(waveform).toMatchObject({ hz: 250, sampleCount: samples.length, microvoltsPerUnit: 5 });
    expect(waveform.beatPages.reduce((sum, { count }) => sum + count, 0)).toBe(beats.length);
    const content = await server.app.inject({
      url: `/api/selectContent.ecg.open?id=${report?.id}`,
      headers: { authorization: server.token, range: `bytes=32-${31 + samples.length * 2}` },
    });
    expect(content.rawPayload.equals(encodeInt16LE(samples))).toBe(true);
    expect(await reportsOf(device, 'lorenz')).toEqual([]);
  });

  it('of record 100 of the MIT-BIH Arrhythmia Database have the rate and the beats that cardiologists annotated', async () => {
    const device = await wearing();
    const { samples, beats } = record100(250);
    const packets = packetsOf(samples, { seconds: 300 });
    await send(device, packets);
    expect((await record(device, { toSeq: packets.length })).body.status).toBe(8000);
    const [report] = await reportsOf(device);
    const minutes = samples.length / 250 / 60;
    expect(Math.abs(Number(report?.hrAvg) - beats.length / minutes)).toBeLessThan(1);
    const waveform = (await server.call('selectWaveform.ecg.open', { id: report?.id })).body
      .data as unknown as Waveform;
    const found = waveform.beatPages.reduce((sum, { count }) => sum + count, 0);
    expect(Math.abs(found - beats.length)).toBeLessThanOrEqual(5);
    const early = beats.filter(({ label }) => label === 'S').length;
    expect(Math.abs(Number(report?.pac) - early)).toBeLessThanOrEqual(4);
    expect(report).toMatchObject({ afBurdenPct: 0, durationSec: Math.round(samples.length / 250) });
  });

  it('that are critical are due in half an hour', async () => {
    const device = await wearing();
    const samples = drawn(300);
    // Five seconds of silence after a beat.
    const beats = demoEcgBeats({ wearer: ecgWearer(), date: '2025-06-28', fromSec: 7_200, seconds: 300, hz: 250 });
    const from = Math.round(((beats[90]?.sample ?? 0) + (beats[91]?.sample ?? 0)) / 2) + 30;
    const paused = samples.map((sample, index) => (index >= from && index < from + 1_250 ? 2 * (index % 3) : sample));
    await send(device, packetsOf(paused));
    await record(device);
    expect(await reportsOf(device)).toMatchObject([
      {
        severity: 'critical',
        findings: expect.arrayContaining(['asystole']),
        dueTime: '2026-03-10T10:30:00.000+08:00',
      },
    ]);
  });

  it('with gaps between their packets have flat samples there, which are not a pause', async () => {
    const device = await wearing();
    const packets = packetsOf(drawn(300));
    // Half of the third minute was lost: its second half arrives under a separate number.
    const late = packets.map(({ packet, content }) =>
      packet.seq < 4 ? { packet, content } : { content, packet: { ...packet, sec: packet.sec + 6 } },
    );
    await send(device, late);
    expect((await record(device)).body.status).toBe(8000);
    const [report] = await reportsOf(device);
    expect(report).toMatchObject({ durationSec: 306, pausesOver2s: 0, noisyPct: 2, rhythm: 'SR' });
    expect(report?.periodEnd).toBe('2026-03-09T10:05:06.000+08:00');
  });

  it('that continue over midnight are one recording', async () => {
    const device = await wearing();
    const packets = packetsOf(drawn(300), { from: 86_400 - 120 });
    const [today, tomorrow] = [packets.slice(0, 2), packets.slice(2)];
    await send(device, today, '2026-03-08');
    const next = tomorrow.map(({ content, packet }) => ({ content, packet: { ...packet, sec: packet.sec - 86_400 } }));
    await send(device, next, DAY);
    const { body } = await record(device, { date: '2026-03-08', toDate: DAY });
    expect(body.status).toBe(8000);
    expect(await reportsOf(device)).toMatchObject([
      { durationSec: 300, periodStart: '2026-03-08T23:58:00.000+08:00', periodEnd: '2026-03-09T00:03:00.000+08:00' },
    ]);
  });

  it('of two hours of normal beats also have a plot', async () => {
    const device = await wearing();
    const samples = drawn(2.2 * 3_600);
    const packets = packetsOf(samples, { seconds: 1_800 });
    await send(device, packets);
    expect((await record(device, { toSeq: packets.length })).body.status).toBe(8000);
    const [plot] = await reportsOf(device, 'lorenz');
    expect(plot).toMatchObject({ status: 'pendingReview', afSuspect: false, deviceUserId: device.deviceUserId });
    expect(Number(plot?.hours)).toBeGreaterThanOrEqual(2);
    expect(Number(plot?.sd2)).toBeGreaterThan(Number(plot?.sd1));
    const { id } = plot as { id: number };
    const [all, day, night] = await Promise.all(
      ['all', 'day', 'night'].map(
        async (part) => (await server.call('selectCloud.lorenz.open', { id, part })).body.data as unknown as Cloud,
      ),
    );
    expect(all?.pairs).toBe((day?.pairs ?? 0) + (night?.pairs ?? 0));
    expect([Number(all?.pairs) > 5_000, night?.pairs]).toEqual([true, 0]);
    expect(Math.abs(Number(all?.sd1) - Number(plot?.sd1))).toBeLessThan(8);
    // The HR of a day is what the device reported.
    const day1 = await server.call('selectByDeviceIdAndDate.heartRate.open', { deviceId: device.id, date: DAY });
    expect(day1.body.data).toBeNull();
  });

  it('of a fibrillating heart raise the suspicion, and a wearer with a pacemaker gets no plot', async () => {
    const device = await wearing();
    await server.call('updateByIdSelective.deviceUser.open', { id: device.deviceUserId, pacemaker: true });
    const packets = packetsOf(drawn(2.2 * 3_600, 'atrialFibrillation'), { seconds: 1_800 });
    await send(device, packets);
    await record(device, { toSeq: packets.length });
    expect(await reportsOf(device)).toMatchObject([
      { rhythm: 'AF', severity: 'warn', findings: expect.arrayContaining(['atrialFibrillation']) },
    ]);
    expect(await reportsOf(device, 'lorenz')).toEqual([]);
  });

  it('that arrive again, or twice at once, have one report', async () => {
    const device = await wearing();
    await send(device, packetsOf(drawn(60), { seconds: 12 }));
    const both = await Promise.all([record(device), record(device)]);
    const [one, other] = both.map(({ body }) => body.data);
    expect([one?.isNew, other?.isNew].sort()).toEqual([false, true]);
    expect(other?.reportNo).toBe(one?.reportNo);
    expect((await record(device)).body.data).toEqual({ reportNo: one?.reportNo, isNew: false });
    expect(await reportsOf(device)).toHaveLength(1);
  });

  it('that overlap with another are both kept, and the later one shows where', async () => {
    const device = await wearing();
    await send(device, packetsOf(drawn(72), { seconds: 12 }));
    await record(device, { toSeq: 4 });
    await record(device, { fromSeq: 3, toSeq: 6 });
    const kept = await reportsOf(device);
    const shown = await Promise.all(kept.map(({ id }) => server.call('selectById.ecg.open', { id })));
    const told = shown.map(({ body }) => body.data as unknown as { findings: string[]; episodes: EcgEpisode[] });
    const overlaps = told.flatMap(({ episodes }) => episodes.filter(({ code }) => code === 'overlap'));
    expect(kept.map(({ durationSec }) => durationSec)).toEqual([48, 48]);
    expect(overlaps).toMatchObject([{ fromSec: 0, toSec: 24 }]);
    expect(told.filter(({ findings }) => findings.includes('overlapping'))).toHaveLength(1);
  });

  it('that are longer replace an unreviewed one, whose trace is deleted', async () => {
    const device = await wearing();
    await send(device, packetsOf(drawn(60), { seconds: 12 }));
    const first = await record(device, { toSeq: 3 });
    const [before] = await reportsOf(device);
    const [trace] = (await waveforms()).slice(-1);
    const longer = await record(device, { toSeq: 5 });
    expect(longer.body.data).toEqual({ reportNo: first.body.data?.reportNo, isNew: false });
    expect(await reportsOf(device)).toMatchObject([{ id: before?.id, durationSec: 60, status: 'pendingReview' }]);
    server.clock.now += UNUSED_FILE_MS;
    await server.app.jobs.runDue();
    server.clock.now = MORNING;
    expect([isKept(String(trace)), (await waveforms()).every(isKept)]).toEqual([false, true]);
    expect((await record(device, { toSeq: 4 })).body.code).toBe('reportKept');
    const { id: doctorId } = await passedDoctor(server);
    const reviewed = { id: before?.id, doctorId, doctorConclusion: '未见异常' };
    expect((await server.call('reviewReport.ecg.open', reviewed)).body.status).toBe(8000);
    await send(device, packetsOf(drawn(72), { seconds: 12 }));
    expect((await record(device, { toSeq: 6 })).body.code).toBe('reportKept');
    expect((await record(device, { toSeq: 5 })).body.data).toEqual(longer.body.data);
    expect(await reportsOf(device)).toMatchObject([{ durationSec: 60, status: 'reviewed' }]);
  });

  it('lose their trace a month after their report was deleted, and not when it is invalid', async () => {
    const [gone, kept] = [await wearing(), await wearing()];
    await send(gone, packetsOf(drawn(84).subarray(6_000), { seconds: 12 }));
    await send(kept, packetsOf(drawn(96).subarray(9_000), { seconds: 12 }));
    for (const device of [gone, kept]) await record(device);
    const traces = (await waveforms()).slice(-2);
    expect(traces.map(isKept)).toEqual([true, true]);
    for (const device of [gone, kept]) {
      const [report] = await reportsOf(device);
      expect((await server.call('deleteById.ecg.open', { id: report?.id })).body.status).toBe(4000);
      await server.call('invalidateReport.ecg.open', { id: report?.id, reason: '导联脱落' });
      if (device === gone)
        expect((await server.call('deleteById.ecg.open', { id: report?.id })).body.status).toBe(8000);
    }
    const later = async (days: number) => {
      server.clock.now = MORNING + days * DAY_MS;
      // Traces are deleted first, then unused contents.
      for (let run = 0; run < 2; run += 1) {
        await server.app.jobs.runDue();
        server.clock.now += DAY_MS / 24;
      }
      server.clock.now = MORNING;
      return traces.map(isKept);
    };
    expect(await later(RESTORABLE_DAYS - 1)).toEqual([true, true]);
    expect(await later(RESTORABLE_DAYS + 1)).toEqual([false, true]);
  });

  it('of missing packets list them, and nothing else is stored', async () => {
    const device = await wearing();
    const packets = packetsOf(drawn(120), { seconds: 2 });
    await send(device, packets.slice(0, 2));
    await indexPackets(server, device, { date: DAY, packets: packets.map(({ packet }) => packet) });
    const before = await stored();
    const { body } = await record(device, { toSeq: 60 });
    const missing = (body.data?.missing ?? []) as { date: string; seq: number }[];
    expect([body.status, body.code, body.data?.count, missing.length]).toEqual([4000, 'packetsMissing', 58, 50]);
    expect(missing[0]).toEqual({ date: DAY, seq: 3 });
    expect(await stored()).toEqual(before);
    expect(await refusals(device.id, 'packetsMissing')).toBe(1);
  });

  const index = (packets: Partial<PacketEntry>[]) =>
    packets.map(({ bytes = 6_000, ...packet }) => ({
      ...packetOf(Buffer.alloc(bytes), { ms: 12_000, ...packet }),
      crc32: null,
      sha256: null,
    }));
  const steps = (count: number, change: (at: number) => Partial<PacketEntry> = () => ({})) =>
    index(Array.from({ length: count }, (_, at) => ({ seq: at + 1, sec: TEN + 12 * at, ...change(at) })));

  it.each<[string, PacketEntry[], Record<string, unknown>, string, Record<string, string> | undefined]>([
    ['no date', steps(2), { date: null }, 'badData', { date: '不能为空' }],
    ['a lead nobody knows', steps(2), { lead: 'V5' }, 'badData', { lead: '不在可选范围内' }],
    ['a field nobody knows', steps(2), { mood: 1 }, 'badData', { mood: '没有这个字段' }],
    ['an end two days later', steps(2), { toDate: '2026-03-11' }, 'badData', { toDate: '只能在当天或次日结束' }],
    ['a day of long ago', steps(2), { date: '2025-01-01' }, 'badData', { date: '只接收近 366 天的数据' }],
    ['a first packet nobody knows', steps(5), { fromSeq: 0 }, 'packetUnknown', undefined],
    ['a last packet nobody knows', steps(4), {}, 'packetUnknown', undefined],
    [
      'two rates',
      steps(5, (at) => (at === 3 ? { hz: 500, bytes: 12_000 } : {})),
      {},
      'badData',
      { hz: '采样率须一致，且为 125 / 250 / 500 次/秒' },
    ],
    [
      'a rate nobody uses',
      steps(5, () => ({ hz: 200, bytes: 4_800 })),
      {},
      'badData',
      { hz: '采样率须一致，且为 125 / 250 / 500 次/秒' },
    ],
    [
      'packets that overlap',
      steps(5, (at) => (at === 3 ? { sec: TEN + 12 * at - 1 } : {})),
      {},
      'badData',
      { toSeq: '数据包 4 与前一个重叠' },
    ],
    [
      'gaps of more than a tenth',
      steps(5, (at) => (at > 2 ? { sec: TEN + 12 * at + 7 } : {})),
      {},
      'badData',
      { toSeq: '缺失 10.5%，超过 10%' },
    ],
    [
      'less than ten seconds',
      steps(5, () => ({ bytes: 500, ms: 1_000 })),
      { toSeq: 1 },
      'badData',
      { toSeq: '时长须为 10 秒至 24 小时' },
    ],
  ])('with %s are refused, counted, and leave nothing', async (_what, packets, body, code, errors) => {
    const device = await wearing();
    await indexPackets(server, device, { date: DAY, packets });
    const before = await stored();
    const answer = await record(device, body);
    expect([answer.http, answer.body.status, answer.body.code, answer.body.errors]).toEqual([200, 4000, code, errors]);
    expect(await stored()).toEqual(before);
    expect(await refusals(device.id, code)).toBe(1);
  });

  it('of more than a day are refused', async () => {
    const device = await wearing();
    const hours = (count: number, from: number) =>
      index(
        Array.from({ length: count }, (_, at) => ({
          seq: from + at,
          sec: 3_600 * at,
          ms: 3_600_000,
          hz: 125,
          bytes: 900_000,
        })),
      );
    await indexPackets(server, device, { date: '2026-03-08', packets: hours(24, 1) });
    await indexPackets(server, device, { date: DAY, packets: hours(1, 100) });
    const asked = { date: '2026-03-08', toDate: DAY, toSeq: 100 };
    expect((await record(device, asked)).body.errors).toEqual({ toSeq: '时长须为 10 秒至 24 小时' });
  });

  it('that end in the future are refused', async () => {
    const device = await wearing();
    const nowSec = (server.clock.now - dayStart(TODAY)) / 1_000;
    const packets = index([{ seq: 1, sec: nowSec, ms: 600_000, bytes: 300_000 }]);
    await indexPackets(server, device, { date: TODAY, packets });
    const { body } = await record(device, { date: TODAY, toSeq: 1 });
    expect([body.code, body.errors]).toEqual(['badData', { toSeq: '不能晚于现在' }]);
  });

  it('made while nobody wore the device are refused', async () => {
    const { device } = await worn(server, 'ECG_PATCH');
    await send(device, packetsOf(drawn(60), { seconds: 12 }));
    expect((await record(device)).body.code).toBe('noWearer');
  });

  it('belong to the wearer who wore the device most of the time', async () => {
    const device = await wearing();
    const { wearer: second } = await worn(server, 'WATCH');
    const change = dayStart(DAY) + (TEN + 20) * 1_000;
    await server.database.write(async (transaction) => {
      const binding = await transaction
        .selectFrom('deviceBinding')
        .selectAll()
        .where('deviceId', '=', device.id)
        .executeTakeFirstOrThrow();
      const { id: _id, ...rest } = binding;
      await transaction.updateTable('deviceBinding').set({ unbindTime: change }).where('id', '=', binding.id).execute();
      await transaction
        .insertInto('deviceBinding')
        .values({ ...rest, deviceUserId: second.id, bindTime: change, unbindTime: null })
        .execute();
    });
    await send(device, packetsOf(drawn(60), { seconds: 12 }));
    await record(device);
    expect(await reportsOf(device)).toMatchObject([{ deviceUserId: second.id }]);
  });

  it.each([
    ['no JSON', '{', 400, 'badBody'],
    ['nothing', '', 400, 'badBody'],
  ])('sent as %s are refused', async (_what, body, http, code) => {
    expect(await record(await wearing(), body)).toMatchObject({ http, body: { code } });
  });

  it('of devices without an ECG, and of lost or retired ones, are refused', async () => {
    expect(await record(await wearing('BP_MONITOR'))).toMatchObject({ http: 403, body: { code: 'kindNotMeasured' } });
    const device = await wearing();
    await server.call('reportLost.device.open', { id: device.id, reason: '找不到了' });
    expect(await record(device)).toMatchObject({ http: 403, body: { code: 'deviceLost' } });
    await server.call('retireDevice.device.open', { id: device.id, reason: '找不到了' });
    expect(await record(device)).toMatchObject({ http: 403, body: { code: 'deviceRetired' } });
  });

  it('leave no report and no file when the process dies between the two', async () => {
    const device = await wearing();
    await send(device, packetsOf(drawn(72).subarray(3_000), { seconds: 12 }));
    const nonce = 'taken-by-another-one';
    await server.database.write((transaction) =>
      transaction
        .insertInto('deviceNonce')
        .values({ deviceId: device.id, nonce, expireTime: MORNING * 2 })
        .execute(),
    );
    const before = await stored();
    const contents = () => {
      const folder = join(server.folder, 'files');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name)).isFile(),
      ).length;
    };
    const files = contents();
    const asked = JSON.stringify({ date: DAY, fromSeq: 1, toSeq: 5, lead: 'I' });
    const { body } = await sendAsDevice(server, device, {
      path: '/api/uploadRecording.ecg.open',
      contentType: 'application/json',
      body: asked,
      nonce,
    });
    expect([body.code, await stored(), contents()]).toEqual(['replayed', before, files + 1]);
    const { database } = server;
    await sweepFiles({ database, files: diskFileStore(join(server.folder, 'files')) }, MORNING + UNUSED_FILE_MS);
    expect(contents()).toBe(files);
    expect((await record(device)).body.data?.isNew).toBe(true);
  });
});

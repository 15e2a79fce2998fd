import { beforeAll, expect, it } from 'vitest';
import type { AverageBeat } from '../../../../src/plugins/report/entities/beatMarks';
import type { EcgCorrection } from '../../../../src/plugins/report/entities/ecg';
import { passedDoctor } from '../../builders/people';
import { generated, recorded } from '../../builders/reports';
import { type TestApp, testApp } from '../../builders/testApp';
import { describeOnBothDatabases } from '../../support/testDatabase';

const HZ = 250;
/** A beat each 400 ms; the third to the seventh are ventricular and similar. */
const beats = Array.from({ length: 12 }, (_, at) => {
  const isVentricular = at >= 2 && at <= 6;
  return { sample: (at + 1) * 100, label: isVentricular ? 'V' : 'N', shape: isVentricular ? 1 : 0 } as const;
});
const THIRD = 300;
const averageBeat: AverageBeat = {
  hz: HZ,
  startMs: -360,
  microvolts: new Array<number>(266).fill(0),
  rrMs: 640,
  marks: { pOn: -200, qrsOn: -40, qrsOff: 50, tEnd: 320 },
};
const MARKS = { pOn: -210, qrsOn: -40, qrsOff: 60, tEnd: 330 };

describeOnBothDatabases('verifying an electrocardiogram', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-12T10:05:00+08:00') } });
  });
  /** A report that the analysis has classified as a ventricular tachycardia. */
  const reportOf = async () => {
    const { id } = await generated(server, { rhythm: 'VT', pvc: 5, pac: 0 });
    const samples = [new Int16Array(1_300)];
    await recorded(server, id, { hz: HZ, microvoltsPerUnit: 5, sampleCount: 1_300, samples, beats: () => beats });
    await server.database.write((transaction) =>
      transaction
        .updateTable('ecg')
        .set({ averageBeat: JSON.stringify(averageBeat) })
        .where('id', '=', id)
        .execute(),
    );
    return { id, version: 1 };
  };
  const call = (operation: string, params: Record<string, unknown>, token = server.token) =>
    server.call(`${operation}.ecg.open`, params, { token });
  const ok = async (operation: string, params: Record<string, unknown>) => {
    const { body, text } = await call(operation, params);
    expect(body.status, text).toBe(8000);
    return body.data as unknown as Record<string, unknown> & { version: number; corrections: EcgCorrection[] };
  };
  const logOf = async (operation: string, id: number) => {
    const row = await server.database.read
      .selectFrom('log')
      .select(['adminName', 'params', 'diff'])
      .where('operation', '=', operation)
      .where('entityId', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const parsed = (column: unknown): unknown => JSON.parse(String(column));
    return { adminName: row.adminName, params: parsed(row.params), diff: parsed(row.diff) };
  };

  it('moves the markers of the averaged beat: intervals and QTc follow, those of the analysis are kept, it is logged', async () => {
    const report = await reportOf();
    const moved = await ok('saveMarks', { ...report, ...MARKS });
    expect(moved).toMatchObject({ prMs: 170, qrsMs: 100, qtMs: 370, qtcB: 463, qtcF: 429, version: 2 });
    expect(moved.movedMarks).toMatchObject({ ...MARKS, adminName: expect.any(String), time: expect.any(String) });
    expect((await ok('selectBeat', { id: report.id })).marks).toEqual(averageBeat.marks);
    expect(await logOf('saveMarks', report.id)).toMatchObject({
      adminName: expect.any(String),
      params: { tEnd: 330 },
      diff: { qtMs: [380, 370], prMs: [160, 170] },
    });
  });

  it.each([
    ['past its neighbour', { qrsOn: 70 }],
    ['out of the averaged beat', { tEnd: 1_900 }],
    ['to no number', { tEnd: Number.NaN, qrsOn: null }],
    ['to a text', { qrsOff: 'later' }],
  ])('refuses a marker that is moved %s', async (_, changes) => {
    const report = await reportOf();
    const { body } = await call('saveMarks', { ...report, ...MARKS, ...changes });
    expect(body.status).toBe(4000);
    const { prMs, version } = await ok('selectById', { id: report.id });
    expect([prMs, version]).toEqual([160, 1]);
  });

  it('labels a beat, then all similar ones: counts, rhythm and urgency follow, and are undone step by step', async () => {
    const report = await reportOf();
    const one = await ok('labelBeats', { ...report, sample: THIRD, label: 'S' });
    expect(one).toMatchObject({ pac: 1, pvc: 4, rhythm: 'VT', severity: 'critical', version: 2 });
    const all = await ok('labelBeats', { id: report.id, version: 2, sample: THIRD, label: 'N', isAlike: true });
    expect(all).toMatchObject({ pac: 0, pvc: 0, rhythm: 'SR', episodes: [], severity: 'none' });
    expect(all.corrections).toMatchObject([
      { sample: THIRD, shape: 1, from: 'S', label: 'N', count: 5, adminName: expect.any(String) },
      { sample: THIRD, shape: null, from: 'V', label: 'S', count: 1 },
    ]);
    expect(await logOf('labelBeats', report.id)).toMatchObject({
      params: { sample: THIRD, label: 'N', isAlike: true },
      diff: { pvc: [4, 0], rhythm: ['VT', 'SR'] },
    });

    expect(await ok('undoLabels', { id: report.id, version: 3 })).toMatchObject({ pac: 1, pvc: 4, rhythm: 'VT' });
    const undone = await ok('undoLabels', { id: report.id, version: 4 });
    expect(undone).toMatchObject({ pac: 0, pvc: 5, rhythm: 'VT', corrections: [] });
    const { body } = await call('undoLabels', { id: report.id, version: 5 });
    expect([body.status, body.message]).toEqual([4000, '没有可撤销的更正']);
  });

  it('refuses a label for a missing beat, and an unknown label', async () => {
    const report = await reportOf();
    const { body } = await call('labelBeats', { ...report, sample: THIRD + 1, label: 'N' });
    expect(body).toMatchObject({ status: 4000, errors: { sample: '没有这次心搏' } });
    expect((await call('labelBeats', { ...report, sample: THIRD, label: 'Z' })).body.status).toBe(4000);
    expect((await call('labelBeats', { ...report, sample: -1, label: 'N' })).body.status).toBe(4000);
  });

  it('refuses a change of an older version', async () => {
    const report = await reportOf();
    await ok('labelBeats', { ...report, sample: THIRD, label: 'N' });
    for (const [operation, input] of [
      ['labelBeats', { sample: THIRD, label: 'S' }],
      ['saveMarks', MARKS],
      ['undoLabels', {}],
    ] as const) {
      const { body } = await call(operation, { ...report, ...input });
      expect([operation, body.message]).toEqual([operation, '数据已被他人修改，请刷新']);
    }
    expect((await call('labelBeats', { id: report.id, sample: THIRD, label: 'S' })).body.status).toBe(4000);
  });

  it("refuses everything after a doctor's conclusion", async () => {
    const report = await reportOf();
    await ok('submitReport', { id: report.id });
    const { id: doctorId } = await passedDoctor(server);
    const { version } = await ok('reviewReport', { id: report.id, doctorId, doctorConclusion: '窦性心律' });
    for (const [operation, input] of [
      ['labelBeats', { sample: THIRD, label: 'S' }],
      ['saveMarks', MARKS],
      ['undoLabels', {}],
    ] as const) {
      const { body } = await call(operation, { id: report.id, version, ...input });
      expect([operation, body.message]).toEqual([operation, '报告已审核，不能修改']);
    }
  });

  it('requires the permission of each', async () => {
    const report = await reportOf();
    const { token } = await server.signInAs({ extraGrants: ['select*.ecg.open', 'saveMarks.ecg.open'] });
    expect((await call('labelBeats', { ...report, sample: THIRD, label: 'S' }, token)).http).toBe(403);
    expect((await call('undoLabels', report, token)).http).toBe(403);
    expect((await call('saveMarks', { ...report, ...MARKS }, token)).body.status).toBe(8000);
  });

  it('reports when there is no averaged beat', async () => {
    const { id } = await generated(server);
    const { body } = await call('selectBeat', { id });
    expect([body.status, body.message]).toEqual([4000, '没有平均心搏：可用的同形心搏太少']);
  });
});

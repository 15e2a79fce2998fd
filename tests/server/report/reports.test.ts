import { beforeAll, describe, expect, it } from 'vitest';
import type { Waveform } from '../../../src/plugins/report/entities/ecgReads';
import { passedDoctor } from '../builders/people';
import { added, codes } from '../builders/records';
import { generated, type ReportRow, recorded, wearingElder } from '../builders/reports';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');

describeOnBothDatabases('reports', (open) => {
  let server: TestApp;
  let doctorId: number;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    doctorId = (await passedDoctor(server)).id;
  });
  const call = async (operation: string, params: Record<string, unknown>, token = server.token) =>
    (await server.call(`${operation}.ecg.open`, params, { token })).body;
  const stored = async (id: number) => (await call('selectById', { id })).data as unknown as ReportRow;
  const waiting = async (changes: Record<string, unknown> = {}) => {
    const { id } = await generated(server, changes);
    await call('submitReport', { id });
    return id;
  };
  const reviewed = async () => {
    const id = await waiting();
    await call('reviewReport', { id, doctorId, doctorConclusion: '窦性心律，未见明显异常' });
    return id;
  };
  const published = async () => {
    const id = await reviewed();
    await call('publishReport', { id });
    return id;
  };

  describe('at their creation', () => {
    it('are numbered, belong to the wearer and the elder, and name their findings', async () => {
      const wearing = await wearingElder(server);
      const report = await generated(server, { ...wearing, elderlyId: undefined, qtMs: 480, rrAvg: 900 });
      expect(await stored(report.id)).toMatchObject({
        reportNo: `E${String(report.id).padStart(8, '0')}`,
        elderlyId: wearing.elderlyId,
        elderlyName: '欧**文',
        gender: '2',
        qtcB: 506,
        qtcF: 497,
        findings: ['qtcLong'],
        severity: 'warn',
        dueTime: null,
        status: 'generated',
      });
    });

    it('are due in half an hour when they are critical', async () => {
      const { id } = await generated(server, { longestPauseMs: 4_000, pausesOver2s: 1 });
      expect(await stored(id)).toMatchObject({ severity: 'critical', dueTime: '2026-03-12T10:30:00.000+08:00' });
    });

    it.each([
      [{ severity: 'none' }, 'severity'],
      [{ status: 'published' }, 'status'],
      [{ doctorConclusion: '正常' }, 'doctorConclusion'],
      [{ hz: 300 }, 'hz'],
      [{ hrMin: 90 }, 'hrMin'],
      [{ periodEnd: '2026-03-12T09:58:00.000+08:00' }, 'periodEnd'],
    ])('are refused with %j, and nothing is written', async (changes, field) => {
      const count = async () => (await call('selectAll', {})).dataCount;
      const before = await count();
      await expect(generated(server, changes)).rejects.toThrow(`"${field}"`);
      expect(await count()).toBe(before);
    });
  });

  describe('in their workflow', () => {
    it('go from generated through review to published and recalled', async () => {
      const { id } = await generated(server);
      expect((await call('submitReport', { id })).data).toMatchObject({ status: 'pendingReview' });
      const review = await call('reviewReport', { id, doctorId, doctorConclusion: '窦性心律' });
      expect(review.data).toMatchObject({
        status: 'reviewed',
        doctorId,
        reviewTime: '2026-03-12T12:00:00.000+08:00',
        // The doctor's conclusion is masked like any health data.
        doctorConclusion: null,
      });
      expect((await call('publishReport', { id })).data).toMatchObject({
        status: 'published',
        publishTime: '2026-03-12T12:00:00.000+08:00',
      });
      const recall = await call('recallReport', { id, reason: '结论有误' });
      expect(recall.data).toMatchObject({ status: 'recalled', statusReason: '结论有误' });
    });

    it('are reviewed only with a conclusion', async () => {
      const id = await waiting();
      for (const doctorConclusion of [undefined, '', '   ']) {
        const { errors } = await call('reviewReport', { id, doctorId, doctorConclusion });
        expect(errors).toEqual({ doctorConclusion: '不能为空' });
      }
      expect(await stored(id)).toMatchObject({ status: 'pendingReview', reviewTime: null, doctorId: null });
    });

    it('are reviewed only by an approved doctor', async () => {
      const id = await waiting();
      const { id: disabled } = await passedDoctor(server);
      await server.call('disableDoctor.doctor.open', { id: disabled, reason: '停诊' });
      const refused = await call('reviewReport', { id, doctorId: disabled, doctorConclusion: '窦性心律' });
      expect(refused.errors).toEqual({ doctorId: '该医生未通过审核或已停用' });
      const unknown = await call('reviewReport', { id, doctorId: 999_999, doctorConclusion: '窦性心律' });
      expect(unknown.status).toBe(4000);
      expect(await stored(id)).toMatchObject({ status: 'pendingReview', doctorId: null });
    });

    it.each([
      ['publishReport', {}],
      ['recallReport', { reason: '结论有误' }],
      ['reviewReport', { doctorConclusion: '窦性心律' }],
    ])('skip no step: %s of a generated one is refused', async (operation, input) => {
      const { id } = await generated(server);
      const refused = await call(operation, { id, ...(operation === 'reviewReport' && { doctorId }), ...input });
      expect([refused.status, (await stored(id)).status]).toEqual([4000, 'generated']);
    });

    it('are declared invalid in every state, with a reason, and only once', async () => {
      for (const id of [(await generated(server)).id, await waiting(), await reviewed(), await published()]) {
        expect((await call('invalidateReport', { id })).errors).toEqual({ reason: '不能为空' });
        expect((await call('invalidateReport', { id, reason: '佩戴错人' })).data).toMatchObject({ status: 'invalid' });
        expect((await call('invalidateReport', { id, reason: '佩戴错人' })).status).toBe(4000);
      }
    });

    it('keep the measurements once a doctor has seen them', async () => {
      const id = await reviewed();
      const { errors } = await call('updateByIdSelective', { id, hrAvg: 75, remark: '备注' });
      expect(errors).toEqual({ hrAvg: '报告已审核，不能修改' });
      expect(await stored(id)).toMatchObject({ hrAvg: 72, remark: null });
      expect((await call('updateByIdSelective', { id, remark: '备注' })).status).toBe(8000);
    });
  });

  it('are deleted while nobody has worked with them, or when they are invalid', async () => {
    const [fresh, inReview, spoiled] = [(await generated(server)).id, await waiting(), await reviewed()];
    expect((await call('deleteById', { id: fresh })).status).toBe(8000);
    expect((await call('deleteById', { id: inReview })).message).toBe('已进入审核的报告不能删除，可以作废');
    await call('invalidateReport', { id: spoiled, reason: '佩戴错人' });
    expect((await call('deleteById', { id: spoiled })).status).toBe(8000);
    expect((await stored(inReview)).status).toBe('pendingReview');
  });

  it('are listed in the order of the queue, the most urgent first, then the latest', async () => {
    const wearing = await wearingElder(server);
    const own = { ...wearing, elderlyId: undefined };
    const at = (hour: string) => ({ reportTime: `2026-03-12T${hour}:00:00.000+08:00` });
    const done = await generated(server, { ...own, ...at('11') });
    const usual = await waiting({ ...own, ...at('10') });
    const later = await waiting({ ...own, ...at('11') });
    const critical = await waiting({ ...own, ...at('10'), longestPauseMs: 4_000 });
    const { data } = await call('selectBySelectivePagination', { elderlyId: wearing.elderlyId });
    expect((data as unknown as ReportRow[]).map(({ id }) => id)).toEqual([critical, later, usual, done.id]);
  });

  it('are found as late by the time they were due', async () => {
    const wearing = await wearingElder(server);
    const id = await waiting({ ...wearing, elderlyId: undefined, longestPauseMs: 4_000 });
    const late = async (to: string) =>
      (await call('selectBySelectivePagination', { elderlyId: wearing.elderlyId, 'dueTime.to': to })).data;
    expect(await late('2026-03-12T10:29:59.000+08:00')).toEqual([]);
    expect(await late('2026-03-12T10:30:00.000+08:00')).toMatchObject([{ id }]);
  });

  describe('that were recalled', () => {
    const recalled = async () => {
      const id = await published();
      await call('recallReport', { id, reason: '结论有误' });
      return id;
    };
    const replacing = async (id: number) =>
      (await call('selectBySelectivePagination', { replacesId: id })).data as unknown as ReportRow[];

    it('are corrected and published as a new version, and stay readable as they were', async () => {
      const id = await recalled();
      const before = await stored(id);
      expect((await call('correctReport', { id })).status).toBe(8000);
      const [next] = await replacing(id);
      const nextId = Number(next?.id);
      expect(await stored(id)).toMatchObject({
        status: 'recalled',
        statusReason: '结论有误',
        reviewTime: before.reviewTime,
        publishTime: before.publishTime,
        replacedById: nextId,
      });
      expect(await stored(nextId)).toMatchObject({
        status: 'pendingReview',
        revision: 2,
        replacesId: id,
        replacedById: null,
        statusReason: null,
        doctorId: null,
        publishTime: null,
        hrAvg: before.hrAvg,
        qtcF: before.qtcF,
        periodStart: before.periodStart,
        elderlyId: before.elderlyId,
      });
      await call('reviewReport', { id: nextId, doctorId, doctorConclusion: '更正：偶发早搏' });
      expect((await call('publishReport', { id: nextId })).data).toMatchObject({ status: 'published', replacesId: id });
      await call('recallReport', { id: nextId, reason: '再次更正' });
      await call('correctReport', { id: nextId });
      expect(await replacing(nextId)).toMatchObject([{ revision: 3, status: 'pendingReview' }]);
    });

    it('have one successor when two corrections come at once', async () => {
      const id = await recalled();
      const answers = await Promise.all([1, 2, 3].map(() => call('correctReport', { id })));
      expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['alreadyReplaced', 'alreadyReplaced', 'done']);
      expect(await replacing(id)).toHaveLength(1);
    });

    it('are corrected again when their successor was declared invalid', async () => {
      const id = await recalled();
      await call('correctReport', { id });
      const [next] = await replacing(id);
      await call('invalidateReport', { id: next?.id, reason: '选错报告' });
      expect(await stored(id)).toMatchObject({ replacedById: null });
      expect((await call('correctReport', { id })).status).toBe(8000);
      expect((await replacing(id)).map(({ status }) => status).sort()).toEqual(['invalid', 'pendingReview']);
    });

    it.each(['generated', 'pendingReview', 'reviewed', 'published', 'invalid'])(
      'are no others: one that is %s is not corrected so',
      async (status) => {
        const id =
          status === 'published' ? await published() : status === 'reviewed' ? await reviewed() : await waiting();
        if (status === 'invalid') await call('invalidateReport', { id, reason: '作废' });
        const refused = await call('correctReport', { id: status === 'generated' ? (await generated(server)).id : id });
        expect(refused.code).toBe('wrongState');
        expect(await replacing(id)).toEqual([]);
      },
    );

    it('take nothing up again in the ward that was closed there', async () => {
      const { id } = await generated(server, { longestPauseMs: 5_000, pausesOver2s: 1 });
      const { deviceUserId } = await stored(id);
      const alertOf = async () =>
        server.database.read
          .selectFrom('wearerAlert')
          .select(['id', 'status', 'version'])
          .where('deviceUserId', '=', Number(deviceUserId))
          .executeTakeFirstOrThrow();
      const alert = await alertOf();
      const closing = { id: alert.id, version: alert.version, outcome: 'calledWell' };
      const closed = await server.call('close.wearerAlert.open', closing);
      expect(closed.body.status).toBe(8000);
      await call('submitReport', { id });
      await call('reviewReport', { id, doctorId, doctorConclusion: '停搏' });
      await call('publishReport', { id });
      await call('recallReport', { id, reason: '措辞有误' });
      await call('correctReport', { id });
      expect(await replacing(id)).toMatchObject([{ severity: 'critical' }]);
      expect((await alertOf()).status).toBe('closed');
    });
  });

  describe('as PDF', () => {
    it('contain the words that the screen masks, once they are published, and each copy is logged', async () => {
      const id = await published();
      const copies = async () =>
        (await server.call('selectBySelectivePagination.log.open', { entity: 'ecg', operation: 'printReport' })).body
          .dataCount;
      const before = Number(await copies());
      expect((await call('printReport', { id })).data).toEqual({
        elderlyName: expect.stringMatching(/^欧阳.文$/),
        doctorName: '钱守仁',
        doctorConclusion: '窦性心律，未见明显异常',
      });
      expect(await copies()).toBe(before + 1);
    });

    it('do not exist before', async () => {
      const id = await reviewed();
      const { status, message, data } = await call('printReport', { id });
      expect([status, message, data]).toEqual([4000, '只有已发布的报告可以打印', undefined]);
    });

    it('require the permission', async () => {
      const id = await published();
      const reader = await server.signInAs({ extraGrants: ['select*.ecg.open'] });
      expect((await server.call('printReport.ecg.open', { id }, { token: reader.token })).http).toBe(403);
    });
  });

  describe('with a recording', () => {
    const SAMPLES = 7_500;
    const samples = Int16Array.from({ length: SAMPLES }, (_, at) => Math.round(1_000 * Math.sin(at / 10)));
    const withRecording = async () => {
      const { id } = await generated(server);
      const beats = () => [{ sample: 250, label: 'N' as const, shape: 0 }];
      await recorded(server, id, { hz: 250, microvoltsPerUnit: 2.5, sampleCount: SAMPLES, samples: [samples], beats });
      return id;
    };
    const content = (id: number, range?: string, token = server.token) =>
      server.app.inject({
        url: `/api/selectContent.ecg.open?id=${id}`,
        headers: { authorization: token, ...(range && { range }) },
      });

    it('return its layout, and the bytes of a range', async () => {
      const id = await withRecording();
      const layout = (await call('selectWaveform', { id })).data as unknown as Waveform;
      expect(layout).toMatchObject({
        hz: 250,
        sampleCount: SAMPLES,
        microvoltsPerUnit: 2.5,
        samplesOffset: 32,
        levels: [{ factor: 16, offset: 32 + 2 * SAMPLES, count: 469 }],
        beatPages: [{ sample: 0, count: 1 }],
      });
      const part = await content(id, 'bytes=52-55');
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 52-55/${layout.bytes}`]);
      expect([part.rawPayload.readInt16LE(0), part.rawPayload.readInt16LE(2)]).toEqual([samples[10], samples[11]]);
      expect((await content(id)).rawPayload).toHaveLength(layout.bytes);
      expect((await content(id, `bytes=${layout.bytes}-`)).statusCode).toBe(416);
    });

    it('are shown to users who may read them, within their scope', async () => {
      const id = await withRecording();
      const stranger = await server.signInAs({ extraGrants: ['select*.elderly.open'] });
      expect((await content(id, undefined, stranger.token)).statusCode).toBe(403);
      const elsewhere = await server.signInAs({
        extraGrants: ['select*.ecg.open'],
        dataScope: 'region',
        regionCodes: ['119802'],
      });
      expect((await content(id, undefined, elsewhere.token)).json()).toMatchObject({ status: 4000 });
      expect((await call('selectWaveform', { id }, elsewhere.token)).status).toBe(4000);
    });

    it('report when there is none', async () => {
      const { id } = await generated(server);
      expect((await call('selectWaveform', { id })).message).toBe('没有保存波形');
      expect((await content(id)).json()).toMatchObject({ status: 4000, message: '没有保存波形' });
      expect((await call('selectWaveform', { id: 999_999 })).status).toBe(4000);
    });
  });

  describe('on plots and nights', () => {
    const period = {
      reportTime: '2026-03-12T10:00:00.000+08:00',
      periodStart: '2026-03-11T10:00:00.000+08:00',
      periodEnd: '2026-03-12T10:00:00.000+08:00',
    };
    const of = async () => {
      const { deviceId, deviceUserId } = await wearingElder(server);
      return { deviceId, deviceUserId, ...period };
    };

    it('return the cloud of a day, or of its day or night', async () => {
      const types = await codes(server, 'lorenzType');
      const values = { hours: 24, nnCount: 90_000, meanRr: 850, sdnn: 120, rmssd: 30, lorenzTypeId: types.comet };
      const { id } = await added(server, 'lorenz', { ...(await of()), ...values });
      const cloud = JSON.stringify({ day: [60, 61, 10], night: [60, 61, 5, 80, 80, 1] });
      await server.database.write((transaction) =>
        transaction.updateTable('lorenz').set({ cloud }).where('id', '=', id).execute(),
      );
      const ask = async (params: object) =>
        (await server.call('selectCloud.lorenz.open', { id, ...params })).body.data as unknown as {
          cells: number[];
          pairs: number;
        };
      expect(await ask({})).toMatchObject({ cells: [60, 61, 15, 80, 80, 1], pairs: 16 });
      expect(await ask({ part: 'day' })).toMatchObject({ cells: [60, 61, 10], pairs: 10 });
      expect((await server.call('selectCloud.lorenz.open', { id, part: 'noon' })).body.status).toBe(4000);
      expect((await server.call('selectById.lorenz.open', { id })).text).not.toContain('cloud');
    });

    it('return a night with the seven nights up to it', async () => {
      const wearing = await of();
      const nightOf = (day: number) => {
        const [eve, date] = [day - 1, day].map((each) => `2026-03-${String(each).padStart(2, '0')}`);
        return {
          ...wearing,
          nightDate: date,
          bedTime: `${eve}T22:00:00.000+08:00`,
          sleepTime: `${eve}T22:20:00.000+08:00`,
          wakeTime: `${date}T05:50:00.000+08:00`,
          riseTime: `${date}T06:00:00.000+08:00`,
          lightMin: 260,
          deepMin: 70,
          remMin: 90,
          wakeMin: 60,
        };
      };
      const ids: number[] = [];
      for (const day of [2, 3, 8, 9, 10]) ids.push((await added(server, 'sleep', nightOf(day))).id);
      await server.call('invalidateReport.sleep.open', { id: ids[2], reason: '佩戴错人' });
      const { body } = await server.call('selectNight.sleep.open', { id: ids[3] });
      expect(body.data).toEqual({
        trend: [
          { id: ids[1], date: '2026-03-03', score: 96, tst: 420, se: 87.5 },
          { id: ids[3], date: '2026-03-09', score: 96, tst: 420, se: 87.5 },
        ],
      });
    });
  });
});

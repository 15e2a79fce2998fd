import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { wavRecording } from '../../unit/support/recordings';
import { content, newPicture, uploaded } from '../builders/files';
import { plannedVisit } from '../builders/returnVisits';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const DAY = 86_400_000;

describeOnBothDatabases('recordings of calls', (open) => {
  let server: TestApp;
  let agent: { id: number; token: string };
  let seconds = 3;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    agent = await server.signInAs({ name: '坐席甲', extraGrants: ['*.*.*'] });
  });
  const call = async (operation: string, params: Record<string, unknown>, token = server.token) =>
    (await server.call(`${operation}.recordingCall.admin`, params, { token })).body;
  const recorded = async () => {
    seconds += 1;
    return uploaded(server, { kind: 'callRecord', content: wavRecording({ seconds }), token: agent.token });
  };
  const input = async (changes: Record<string, unknown> = {}) => ({
    callTime: '2026-03-12T10:00:00+08:00',
    talkSec: 2,
    callerNo: '0571-88880000',
    calleeNo: '19900001234',
    recording: (await recorded()).fileId,
    ...changes,
  });
  const added = async (changes: Record<string, unknown> = {}) => {
    const body = await call('insert', await input(changes), agent.token);
    if (body.status !== 8000) throw new Error(`no call was added: ${JSON.stringify(body)}`);
    return body.data as Record<string, unknown> & { id: number };
  };

  it('store the metadata of the file, the agent and the retention period, and mask the people', async () => {
    const { id } = await added();
    expect((await call('queryById', { id })).data).toMatchObject({
      callNo: expect.stringMatching(/^C\d{8}$/),
      adminId: agent.id,
      format: 'audio/wav',
      durationSec: seconds,
      retentionUntil: '2029-03-12',
      calleeNo: '199****1234',
      recording: 'masked:image',
      sha256: null,
      status: 'uploaded',
    });
  });

  it.each([
    [{ recording: null }, 'recording', '缺少录音'],
    [{ disposition: 'busy', recording: null, talkSec: 1 }, 'talkSec', '未接通的电话没有通话时长'],
    [{ talkSec: 600 }, 'talkSec', /^不能长于录音的 \d+ 秒$/],
  ])('are refused with %j, and nothing is written', async (changes, field, message) => {
    const before = (await call('countAll', {})).data;
    const { errors } = await call('insert', await input(changes), agent.token);
    expect(errors?.[field]).toMatch(message);
    expect((await call('countAll', {})).data).toBe(before);
  });

  it('may be two seconds shorter than the talk', async () => {
    const { fileId, durationSec } = await recorded();
    const talked = { recording: fileId, talkSec: Number(durationSec) + 2 };
    expect((await call('insert', await input(talked), agent.token)).status).toBe(8000);
  });

  it('accept neither a picture as a recording nor the file of another user', async () => {
    const picture = await uploaded(server, { content: newPicture(), token: agent.token });
    const wrong = await call('insert', await input({ recording: picture.fileId, talkSec: 0 }), agent.token);
    expect(wrong.errors).toEqual({ recording: '图片不存在或已过期，请重新上传' });
    const { errors } = await call('insert', await input());
    expect(errors).toHaveProperty('recording');
  });

  it('can be played for a minute by the user who reveals them, each time logged', async () => {
    const { id } = await added();
    const listener = await server.signInAs({
      extraGrants: ['query*.recordingCall.admin', 'playRecording.*.*', 'select*.file.*'],
    });
    const plays = async () =>
      (
        await server.call('selectBySelectivePagination.log.open', {
          entity: 'recordingCall',
          operation: 'playRecording',
        })
      ).body.dataCount ?? 0;
    const { data } = await call('playRecording', { id, use: 'play' }, listener.token);
    const { fileId } = data as { fileId: string };
    expect(await plays()).toBe(1);
    const part = await content(server, fileId, { token: listener.token, range: 'bytes=0-43' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 44]);
    await call('playRecording', { id, use: 'download' }, listener.token);
    expect(await plays()).toBe(2);
    const other = await server.signInAs({ extraGrants: ['query*.recordingCall.admin', 'select*.file.*'] });
    expect((await content(server, fileId, { token: other.token })).json()).toMatchObject({ status: 4000 });
    expect((await server.call('playRecording.recordingCall.admin', { id }, { token: other.token })).http).toBe(403);
    server.clock.now += 61_000;
    expect((await content(server, fileId, { token: listener.token })).json()).toMatchObject({ status: 4000 });
  });

  it('are attached to the follow-up of the same elder', async () => {
    const [visit, other] = [await plannedVisit(server), await plannedVisit(server)];
    const { id } = await added();
    const { data } = await call('linkVisit', { id, returnVisitId: visit.id });
    expect(data).toMatchObject({ status: 'linked', returnVisitId: visit.id, elderlyId: visit.elderlyId });
    const wrong = await call('linkVisit', { id, returnVisitId: other.id });
    expect(wrong.errors).toEqual({ returnVisitId: '该回访属于另一位老人' });
    expect((await call('querySelective', { returnVisitId: visit.id })).data).toMatchObject([{ id }]);
    const { body } = await server.call('deleteById.returnVisit.admin', { id: visit.id });
    expect(body.message).toContain('通话录音 1 条');
    expect((await call('unlinkVisit', { id })).data).toMatchObject({ status: 'uploaded', returnVisitId: null });
  });

  it('are checked by another user, and archived', async () => {
    const { id } = await added();
    const check = { id, qualityItems: ['greeting', 'identity', 'closing'], qualityNote: '语速稍快' };
    expect((await call('checkQuality', check, agent.token)).message).toBe('不能质检本人的通话');
    expect((await call('checkQuality', { ...check, qualityItems: ['charm'] })).errors).toHaveProperty('qualityItems');
    expect((await call('checkQuality', check)).data).toMatchObject({
      status: 'checked',
      // The items sum to the score.
      qualityScore: 40,
      checkerId: 1,
    });
    expect((await call('archiveRecording', { id })).data).toMatchObject({ status: 'archived' });
  });

  describe('with a transcript', () => {
    const WORDS = '血压药吃完了';
    const hits = (body: { data: unknown }) => (body.data as { id: number }[]).map(({ id }) => id);
    const searches = async () =>
      server.database.read
        .selectFrom('log')
        .innerJoin('logType', 'logType.id', 'log.logTypeId')
        .select(['logType.code', 'log.params', 'log.diff'])
        .where('operation', '=', 'searchTranscripts')
        .where('resultStatus', '=', 8000)
        .execute();

    it('are not found by keyword or filter, by any user', async () => {
      await added({ transcript: `子女说${WORDS}，要去开药` });
      for (const operation of ['querySelective', 'querySelectivePagination']) {
        expect((await call(operation, { keyword: WORDS })).dataCount).toBe(0);
      }
      expect((await call('countSelective', { keyword: WORDS })).data).toBe(0);
      for (const filter of [{ transcript: { like: WORDS } }, { transcript: WORDS }, { summary: { like: WORDS } }]) {
        expect((await call('querySelective', filter)).status).toBe(4000);
        expect((await call('countSelective', filter)).status).toBe(4000);
      }
    });

    it('are found by their words, masked, by users who may reveal them, and each search is logged without the words', async () => {
      const { id } = await added({ transcript: `客服：您好。老人：${WORDS}！` });
      await added({ transcript: '没有什么事' });
      const before = (await searches()).length;
      const body = await call('searchTranscripts', { transcript: `：${WORDS}！` });
      expect([hits(body), body.dataCount]).toEqual([[id], 1]);
      expect(body.data).toMatchObject([{ transcript: null, calleeNo: '199****1234' }]);
      const logged = (await searches()).slice(before);
      expect(logged).toMatchObject([{ code: 'privacy' }]);
      expect(JSON.stringify(logged)).toContain('"found');
      expect(JSON.stringify(logged)).not.toContain(WORDS);
    });

    it('are hidden from users who may not reveal them, whatever else they may', async () => {
      const before = (await searches()).length;
      const unable = [
        ['query*.recordingCall.admin', 'unmask.recordingCall.admin'],
        ['*.recordingCall.admin', { denies: ['unmask.*.*'] }],
        ['query*.*.*', 'select*.*.*', 'searchTranscripts.recordingCall.admin'],
      ] as const;
      for (const grants of unable) {
        const denies = grants.flatMap((each) => (typeof each === 'object' ? each.denies : []));
        const extraGrants = grants.filter((each) => typeof each === 'string');
        const { token } = await server.signInAs({ extraGrants, extraDenies: denies });
        const answer = await server.call('searchTranscripts.recordingCall.admin', { transcript: WORDS }, { token });
        expect([extraGrants, answer.http]).toEqual([extraGrants, 403]);
        expect(answer.text).not.toContain('C0');
      }
      expect(await searches()).toHaveLength(before);
    });

    it('require at least two characters, any of them', async () => {
      for (const transcript of ['', ' 药 ', '药']) {
        expect((await call('searchTranscripts', { transcript })).errors).toHaveProperty('transcript');
      }
      expect((await call('searchTranscripts', { transcript: '药'.repeat(51) })).errors).toHaveProperty('transcript');
      expect((await call('searchTranscripts', { transcript: '%%' })).data).toEqual([]);
      expect((await call('searchTranscripts', { transcript: '吃_了' })).data).toEqual([]);
    });

    it('of calls outside the data scope are not searched', async () => {
      const { token } = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'own' });
      expect((await call('searchTranscripts', { transcript: WORDS }, token)).data).toEqual([]);
    });
  });

  it('are deleted with a reason, and their files released after thirty days', async () => {
    const { id } = await added();
    const file = async () => {
      const { rows } = await findUse(id);
      return rows;
    };
    expect((await call('deleteById', { id })).errors).toEqual({ reason: '删除已完成的记录须填写原因' });
    expect((await call('deleteById', { id, reason: '误传' })).status).toBe(8000);
    server.clock.now += 29 * DAY;
    await server.app.jobs.runDue();
    expect(await file()).toBe(1);
    server.clock.now += 2 * DAY;
    await server.app.jobs.runDue();
    expect(await file()).toBe(0);
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  });

  it('lose recording and transcript when their retention ends, and keep the rest', async () => {
    agent = await server.signInAs({ name: '坐席乙', extraGrants: ['*.*.*'] });
    const { id } = await added({ transcript: '血压药吃完了', summary: '要去开药' });
    const kept = await added({ callTime: '2026-03-12T11:00:00+08:00' });
    const stored = () => server.database.read.selectFrom('recordingCall').selectAll();
    const before = await stored().where('id', '=', id).executeTakeFirstOrThrow();
    await server.database.write((transaction) =>
      transaction
        .updateTable('recordingCall')
        .set({ retentionUntil: '2030-01-01' })
        .where('id', '=', kept.id)
        .execute(),
    );
    server.clock.now = Date.parse('2029-03-12T12:00:00+08:00');
    await server.app.jobs.runDue();
    expect((await findUse(id)).rows).toBe(1);
    server.clock.now += DAY;
    await server.app.jobs.runDue();
    const gone = { recording: null, sha256: null, transcript: null, summary: null };
    const after = await stored().where('id', '=', id).executeTakeFirstOrThrow();
    expect(after).toMatchObject({ ...gone, callTime: before.callTime, talkSec: 2, calleeNo: before.calleeNo });
    expect([(await findUse(id)).rows, (await findUse(kept.id)).rows]).toEqual([0, 1]);
    await signInAgain(server);
    const logged = await server.database.read
      .selectFrom('log')
      .select(['adminId', 'reason', 'diff'])
      .where('operation', '=', 'forgetRecording')
      .where('entityId', '=', String(id))
      .execute();
    expect(logged).toMatchObject([{ adminId: null, reason: 'retentionUntil 2029-03-12' }]);
    expect(logged[0]?.diff).toContain('"transcript":["***",null]');
    // The record is still usable.
    expect((await call('updateByIdSelective', { id, version: after.version, remark: '已到期' })).status).toBe(8000);
  });

  async function findUse(id: number) {
    const rows = await server.database.read
      .selectFrom('fileReference')
      .select('fileId')
      .where('entity', '=', 'recordingCall')
      .where('recordId', '=', id)
      .execute();
    return { rows: rows.length };
  }
});

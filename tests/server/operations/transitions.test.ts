import { beforeAll, expect, it } from 'vitest';
import { activated, added, attendantInput, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('state transitions', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  it('passes a pending attendant', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    const { body } = await server.call('passAttendant.attendant.open', { id });
    expect(body).toMatchObject({ status: 8000, message: '已通过', data: { id, status: 'passed', version: 2 } });
    expect((body.data as { passTime: string }).passTime).toMatch(/\+08:00$/);
  });

  it('refuses to pass an attendant without a health certificate, photo or proof, and changes nothing', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server, { certs: [], photo: null }));
    const { body } = await server.call('passAttendant.attendant.open', { id });
    expect(body.status).toBe(4000);
    expect(body.errors).toMatchObject({ certs: '缺少有效的健康证', photo: '缺少本人照片' });
    expect(body.message).toContain('缺少本人照片 / 缺少有效的健康证');
    expect((await server.call('selectById.attendant.open', { id })).body.data).toMatchObject({
      status: 'pending',
      version: 1,
    });
  });

  it('bans an attendant with a reason, and passes them again', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    await server.call('passAttendant.attendant.open', { id });
    const banned = await server.call('banAttendant.attendant.open', { id, reason: '多次迟到', banUntil: '2098-01-01' });
    expect(banned.body).toMatchObject({
      status: 8000,
      data: { status: 'banned', statusReason: '多次迟到', banUntil: '2098-01-01' },
    });
    const passed = await server.call('passAttendant.attendant.open', { id });
    expect(passed.body.data).toMatchObject({ status: 'passed', banUntil: null });
  });

  it('refuses a ban without a reason', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    const { body } = await server.call('banAttendant.attendant.open', { id });
    expect(body.errors).toEqual({ reason: '不能为空' });
  });

  it('names the state in which a transition is not possible', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    const { body } = await server.call('resignAttendant.attendant.open', { id });
    expect(body).toMatchObject({ status: 4000, message: '当前状态为“待审核”，不能执行此操作' });
  });

  it('refuses a transition on an older version', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    await server.call('updateByIdSelective.attendant.open', { id, remark: '新' });
    const { body } = await server.call('passAttendant.attendant.open', { id, version: 1 });
    expect(body).toMatchObject({ status: 4000, message: '数据已被他人修改，请刷新' });
  });

  it('applies exactly one of many parallel transitions', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('passAttendant.attendant.open', { id })),
    );
    expect(answers.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    expect((await server.call('selectById.attendant.open', { id })).body.data).toMatchObject({ version: 2 });
  });

  it('does not let a client write the state itself', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    const { body } = await server.call('updateByIdSelective.attendant.open', { id, status: 'passed' });
    expect(body.errors).toEqual({ status: '由系统填写，不能修改' });
  });

  it('suspends, resumes, closes and reopens an elder', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    await activated(server, id);
    const states: unknown[] = [];
    for (const [operation, input] of [
      ['suspendElderly', { reason: 'hospital', until: '2098-12-31' }],
      ['resumeElderly', {}],
      ['closeElderly', { reason: 'moved' }],
      ['reopenElderly', {}],
      ['deceaseElderly', { date: '2024-02-29' }],
    ] as const) {
      const { body } = await server.call(`${operation}.elderly.open`, { id, ...input });
      states.push((body.data as { status: string } | undefined)?.status ?? body);
    }
    expect(states).toEqual(['suspended', 'active', 'closed', 'active', 'deceased']);
  });
});

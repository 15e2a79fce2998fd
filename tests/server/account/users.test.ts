import { beforeAll, expect, it } from 'vitest';
import { userInput } from '../builders/people';
import { added, codes, elderInput, residentId } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('mini-program users', (open) => {
  let server: TestApp;
  let idType: number;
  beforeAll(async () => {
    server = await testApp(open);
    idType = (await codes(server, 'elderlyCodeType'))['01'] as number;
  });
  const named = async () =>
    added(server, 'user', userInput({ realName: '赵小明', idType, idNo: residentId({ birth: '19800101' }) }));
  const shown = async (id: number) => (await server.call('selectById.user.open', { id })).body.data;

  it('have their names verified', async () => {
    const { id } = await named();
    await server.call('submitVerification.user.open', { id });
    expect(await shown(id)).toMatchObject({ verifyStatus: 'pending' });
    await server.call('rejectVerification.user.open', { id, reason: '照片不清' });
    expect(await shown(id)).toMatchObject({ verifyStatus: 'failed', verifyReason: '照片不清' });
    await server.call('submitVerification.user.open', { id });
    const { body } = await server.call('passVerification.user.open', { id });
    expect(body.data).toMatchObject({ verifyStatus: 'verified', verifyReason: null, status: 'normal' });
  });

  it('are not verified without name and document', async () => {
    const { id } = await added(server, 'user', userInput());
    const { body } = await server.call('submitVerification.user.open', { id });
    expect(Object.keys(body.errors ?? {})).toEqual(['realName', 'idType', 'idNo']);
    expect(await shown(id)).toMatchObject({ verifyStatus: 'none', version: 1 });
  });

  it('do not accept the result of a verification from a client', async () => {
    const { body } = await server.call('insert.user.open', userInput({ verifyStatus: 'verified' }));
    expect(body.errors).toEqual({ verifyStatus: '由系统填写，不能修改' });
  });

  it('are verified again when the name changes, and not when something else does', async () => {
    const { id } = await named();
    await server.call('submitVerification.user.open', { id });
    await server.call('passVerification.user.open', { id });
    await server.call('updateByIdSelective.user.open', { id, nickname: '新昵称', realName: '赵小明' });
    expect(await shown(id)).toMatchObject({ verifyStatus: 'verified' });
    await server.call('updateByIdSelective.user.open', { id, realName: '赵大明' });
    expect(await shown(id)).toMatchObject({ verifyStatus: 'pending' });
    await server.call('updateByIdSelective.user.open', { id, idType: null, idNo: null });
    expect(await shown(id)).toMatchObject({ verifyStatus: 'pending' });
  });

  it('belong to families', async () => {
    const { id } = await named();
    const elder = await added(server, 'elderly', await elderInput(server));
    const link = { id, elderlyId: elder.id };
    expect((await server.call('linkElderly.user.open', link)).body).toMatchObject({ status: 8000, data: { id } });
    const linked = await server.call('selectBySelectivePagination.elderly.open', { userIds: id });
    expect(linked.body).toMatchObject({ dataCount: 1, data: [{ id: elder.id, userIds: [id] }] });
    const again = await server.call('linkElderly.user.open', link);
    expect(again.body.errors).toEqual({ elderlyId: '该老人已关联此用户' });
    await server.call('unlinkElderly.user.open', link);
    const { body } = await server.call('selectById.elderly.open', { id: elder.id });
    expect(body.data).toMatchObject({ userIds: [], version: 3 });
    expect((await server.call('unlinkElderly.user.open', link)).body.errors).toEqual({
      elderlyId: '该老人没有关联此用户',
    });
  });

  it('cannot be linked once closed', async () => {
    const { id } = await named();
    await server.call('cancelUser.user.open', { id });
    const elder = await added(server, 'elderly', await elderInput(server));
    const { body } = await server.call('linkElderly.user.open', { id, elderlyId: elder.id });
    expect(body).toMatchObject({ status: 4000, message: '账号已注销' });
    const pass = await server.call('submitVerification.user.open', { id });
    expect(pass.body.message).toBe('账号已注销');
  });

  it('are linked only with the permission, which reading does not include', async () => {
    const { id } = await named();
    const elder = await added(server, 'elderly', await elderInput(server));
    const reader = await server.signInAs({ extraGrants: ['select*.*.open'] });
    const { http } = await server.call('linkElderly.user.open', { id, elderlyId: elder.id }, { token: reader.token });
    expect(http).toBe(403);
  });
});

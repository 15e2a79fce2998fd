import { beforeAll, expect, it } from 'vitest';
import type { LoginState } from '../../../contract/calls/envelope';
import { content, uploaded } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('the user’s own picture', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  /** An account that may upload and see files, and nothing else. */
  async function someone() {
    const account = await server.signInAs({ extraGrants: ['upload.file.open', 'selectContent.file.open'] });
    const as = (operation: string, params: Record<string, unknown> = {}) =>
      server.call(`${operation}.admin.open`, params, { token: account.token });
    const upload = async () => (await uploaded(server, { token: account.token })).fileId;
    const avatar = async () => ((await as('isLogin')).body.data as LoginState).avatar;
    const sees = async (fileId: string) => (await content(server, fileId, { token: account.token })).statusCode === 200;
    return { ...account, as, upload, avatar, sees };
  }

  it('is set and removed without any permission on accounts, seen by its owner, and logged', async () => {
    const { id, as, upload, avatar, sees } = await someone();
    const [first, second] = [await upload(), await upload()];
    expect(await avatar()).toBeUndefined();
    expect((await as('changePortrait', { avatar: first })).body).toMatchObject({ status: 8000 });
    expect([await avatar(), await sees(first)]).toEqual([first, true]);
    expect((await as('changePortrait', { avatar: second })).body.status).toBe(8000);
    expect(await avatar()).toBe(second);
    expect((await server.call('selectById.admin.open', { id })).body.data).toMatchObject({ avatar: second });
    expect((await as('changePortrait', { avatar: null })).body.status).toBe(8000);
    expect(await avatar()).toBeUndefined();
    const log = await server.call('selectBySelectivePagination.log.open', { operation: 'changePortrait', adminId: id });
    expect(log.body.dataCount).toBe(3);
  });

  it('must be uploaded by its owner', async () => {
    const [owner, other] = [await someone(), await someone()];
    const refused = await owner.as('changePortrait', { avatar: await other.upload() });
    expect(refused.body).toMatchObject({ status: 4000, codes: { avatar: 'unknownFile' } });
    expect(
      (await owner.as('changePortrait', { avatar: 'https://elsewhere.example/a.png', id: other.id })).body.status,
    ).toBe(4000);
    expect([await owner.avatar(), await other.avatar()]).toEqual([undefined, undefined]);
  });

  it('requires a session', async () => {
    expect((await server.call('changePortrait.admin.open', { avatar: null }, { token: '' })).body.status).toBe(401);
  });
});

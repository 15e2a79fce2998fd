import { beforeAll, expect, it } from 'vitest';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('system versions', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const draft = (versionCode: number, changes: Record<string, unknown> = {}) => ({
    platform: 'attendantApp',
    versionName: `1.0.${versionCode}`,
    versionCode,
    title: '新版本',
    content: '- 修正',
    ...changes,
  });
  const shown = async (id: number) =>
    (await server.call('selectById.systemVersion.open', { id })).body.data as Record<string, unknown>;

  it('have the newest published one of a platform as current, until it is withdrawn', async () => {
    const first = await added(server, 'systemVersion', draft(10));
    const second = await added(server, 'systemVersion', draft(20));
    expect(first).toMatchObject({ status: 'draft', current: false, releaseTime: null });
    await server.call('publishVersion.systemVersion.open', { id: first.id });
    expect(await shown(first.id)).toMatchObject({
      status: 'published',
      current: true,
      releaseTime: expect.any(String),
    });
    await server.call('publishVersion.systemVersion.open', { id: second.id });
    expect([(await shown(first.id)).current, (await shown(second.id)).current]).toEqual([false, true]);
    await server.call('withdrawVersion.systemVersion.open', { id: second.id });
    expect([(await shown(first.id)).current, (await shown(second.id)).current]).toEqual([true, false]);
    // Other platforms keep theirs.
    const { body } = await server.call('selectBySelectivePagination.systemVersion.open', {
      platform: 'admin',
      current: true,
    });
    expect(body.dataCount).toBe(1);
  });

  it('must be newer than published ones, when entered and when published', async () => {
    const early = await added(server, 'systemVersion', draft(30, { platform: 'device' }));
    const late = await added(server, 'systemVersion', draft(40, { platform: 'device' }));
    await server.call('publishVersion.systemVersion.open', { id: late.id });
    const entered = await server.call('insert.systemVersion.open', draft(35, { platform: 'device' }));
    expect(entered.body.errors).toEqual({ versionCode: '版本号须大于已发布的 40' });
    const published = await server.call('publishVersion.systemVersion.open', { id: early.id });
    expect(published.body.message).toBe('版本号须大于已发布的 40');
    expect(await shown(early.id)).toMatchObject({ status: 'draft' });
  });

  it('are deleted only as drafts', async () => {
    const { id } = await added(server, 'systemVersion', draft(50, { platform: 'server' }));
    const other = await added(server, 'systemVersion', draft(60, { platform: 'server' }));
    await server.call('publishVersion.systemVersion.open', { id: other.id });
    expect((await server.call('deleteById.systemVersion.open', { id })).body.status).toBe(8000);
    const { body } = await server.call('deleteById.systemVersion.open', { id: other.id });
    expect(body.message).toBe('已发布过的版本不能删除，可以撤回');
  });

  it.each([
    [{ versionCode: 0 }, 'versionCode'],
    [{ versionName: ' v?' }, 'versionName'],
    [{ minSupported: 71 }, 'minSupported'],
    [{ downloadUrl: 'https://example.com/a.apk' }, 'sha256'],
    [{ downloadUrl: 'javascript:alert(1)', sha256: 'a'.repeat(64) }, 'downloadUrl'],
  ])('are refused with %o', async (changes, field) => {
    const { body } = await server.call('insert.systemVersion.open', draft(70, { platform: 'miniUser', ...changes }));
    expect([body.status, Object.keys(body.errors ?? {})]).toEqual([4000, [field]]);
  });
});

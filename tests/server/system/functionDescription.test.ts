import { beforeAll, expect, it } from 'vitest';
import { content, uploaded } from '../builders/files';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('function descriptions', (open) => {
  let server: TestApp;
  let nobody: string;
  beforeAll(async () => {
    server = await testApp(open);
    nobody = (await server.signInAs({})).token;
  });
  const page = (lang: string, changes: Record<string, unknown> = {}) => ({
    routePath: '/jishan-smart/elderly-manage/elderly-manage',
    lang,
    title: `title ${lang}`,
    content: '# 说明',
    ...changes,
  });
  const help = async (routePath: string, lang: string) =>
    (await server.call('selectHelp.functionDescription.open', { routePath, lang }, { token: nobody })).body.data as {
      lang: string;
      title: string;
    } | null;
  const paths = async () =>
    (await server.call('selectHelpPaths.functionDescription.open', {}, { token: nobody })).body.data as string[];

  it('are readable as help with any session once they are published, in the best language', async () => {
    const { routePath } = page('en');
    const english = await added(server, 'functionDescription', page('en'));
    expect([await help(routePath, 'en'), (await paths()).includes(routePath)]).toEqual([null, false]);
    await server.call('publishDescription.functionDescription.open', { id: english.id });
    expect([(await help(routePath, 'ja'))?.lang, (await paths()).includes(routePath)]).toEqual(['en', true]);
    const chinese = await added(server, 'functionDescription', page('zh-CN'));
    await server.call('publishDescription.functionDescription.open', { id: chinese.id });
    expect([(await help(routePath, 'ja'))?.lang, (await help(routePath, 'en'))?.lang]).toEqual(['zh-CN', 'en']);
    await server.call('retractDescription.functionDescription.open', { id: english.id });
    expect((await help(routePath, 'en'))?.lang).toBe('zh-CN');
  });

  it('count only how often they were opened as help', async () => {
    const { id } = await added(server, 'functionDescription', page('zh-CN', { routePath: '/counted' }));
    await server.call('publishDescription.functionDescription.open', { id });
    const shown = async () =>
      (await server.call('selectById.functionDescription.open', { id })).body.data as Record<string, unknown>;
    const before = await shown();
    await help('/counted', 'zh-CN');
    await help('/counted', 'ja');
    await help('/counted/none', 'ja');
    expect(await shown()).toEqual({ ...before, viewCount: 2 });
    const { body } = await server.call('updateByIdSelective.functionDescription.open', { id, viewCount: 9 });
    expect(body.errors).toHaveProperty('viewCount');
  });

  it('show their pictures to everyone once they are published', async () => {
    const { fileId } = await uploaded(server);
    const values = { routePath: '/shown', images: [fileId], videoUrl: 'https://example.org/how.mp4' };
    const { id } = await added(server, 'functionDescription', page('en', values));
    const { token } = await server.signInAs({ extraGrants: ['selectContent.file.open'] });
    const status = async () => (await content(server, fileId, { token })).headers['content-type'];
    expect(await status()).toContain('application/json');
    await server.call('publishDescription.functionDescription.open', { id });
    expect(await status()).toBe('image/png');
    expect(await help('/shown', 'en')).toMatchObject({ images: [fileId], videoUrl: 'https://example.org/how.mp4' });
    const refused = await server.call(
      'insert.functionDescription.open',
      page('ja', { ...values, videoUrl: 'javascript:alert(1)' }),
    );
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['videoUrl']);
    await server.call('retractDescription.functionDescription.open', { id });
    expect(await status()).toContain('application/json');
  });

  it('are written only with the permission', async () => {
    expect((await server.call('insert.functionDescription.open', page('ja'), { token: nobody })).http).toBe(403);
    expect((await server.call('selectAll.functionDescription.open', {}, { token: nobody })).http).toBe(403);
    expect((await server.call('selectHelpPaths.functionDescription.open', {}, { token: '' })).body.status).toBe(401);
  });

  it.each([
    [{ routePath: 'no-slash' }, 'routePath'],
    [{ routePath: '/<script>' }, 'routePath'],
    [{ lang: 'fr' }, 'lang'],
    [{ content: 'x'.repeat(50_001) }, 'content'],
    [{}, 'lang'],
  ])('refuses %o', async (changes, field) => {
    const { body } = await server.call('insert.functionDescription.open', page('zh-CN', changes));
    expect([body.status, Object.keys(body.errors ?? {})]).toEqual([4000, [field]]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { content, uploaded } from '../builders/files';
import { added, codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const HOUR = 3_600_000;

describeOnBothDatabases('news', (open) => {
  let server: TestApp;
  let kinds: Record<string, number>;
  let editor: { id: number; token: string };
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    kinds = await codes(server, 'newsType');
    editor = await server.signInAs({ name: '编辑甲', extraGrants: ['*.*.*'] });
  });
  const call = async (operation: string, params: Record<string, unknown>, token = server.token) =>
    (await server.call(`${operation}.news.open`, params, { token })).body;
  const draft = async (changes: Record<string, unknown> = {}, token = server.token) => {
    const input = { title: '冬季防跌倒', newsTypeId: kinds.health, content: '<p>慢起身</p>', ...changes };
    const body = await call('insert', input, token);
    if (body.status !== 8000) throw new Error(`no article was added: ${JSON.stringify(body)}`);
    return (body.data as { id: number }).id;
  };
  const shown = async (id: number) => (await call('selectById', { id })).data as Record<string, unknown>;

  it.each([
    ['<p onclick="alert(1)">好<script>alert(1)</script></p>', '<p>好</p>'],
    ['<a href="javascript:alert(1)">链接</a>', '<a>链接</a>'],
    ['<img src="http://x.example/a.png" onerror="alert(1)" />', '<img />'],
    ['<img src="/api/logout.admin.open" alt="图" />', '<img alt="图" />'],
    ['<img src="/api/selectContent.file.open?fileId=../../x" />', '<img />'],
    ['<img src="https://x.example/a.png" />', '<img src="https://x.example/a.png" />'],
    ['<p style="position:fixed;text-align:center">中</p>', '<p style="text-align:center">中</p>'],
    ['<iframe src="https://x.example"></iframe><form><input></form><h2>题</h2>', '<h2>题</h2>'],
    ['<svg><script>1</script></svg><p>文</p>', '<p>文</p>'],
  ])('are sanitized: %s', async (content, kept) => {
    expect((await shown(await draft({ content }))).content).toBe(kept);
  });

  describe('with pictures of the file store', () => {
    const picture = (fileId: string) => `<p>图</p><img src="/api/selectContent.file.open?fileId=${fileId}" alt="图" />`;
    const typeFor = async (fileId: string, grants: readonly string[]) => {
      const { token } = await server.signInAs({ extraGrants: ['selectContent.file.open', ...grants] });
      return (await content(server, fileId, { token })).headers['content-type'];
    };

    it('show them to users who may read articles, and to nobody else', async () => {
      const { fileId } = await uploaded(server);
      expect(await typeFor(fileId, ['select*.news.open'])).toContain('application/json');
      const id = await draft({ content: picture(fileId) });
      expect((await shown(id)).content).toBe(picture(fileId));
      expect(await typeFor(fileId, ['select*.news.open'])).toBe('image/png');
      expect(await typeFor(fileId, ['select*.elderly.open'])).toContain('application/json');
    });

    it('release removed pictures, and show none of a deleted article', async () => {
      const [kept, dropped] = [await uploaded(server), await uploaded(server)];
      const id = await draft({ content: picture(kept.fileId) + picture(dropped.fileId) });
      expect(await typeFor(dropped.fileId, ['select*.news.open'])).toBe('image/png');
      await call('updateByIdSelective', { id, content: picture(kept.fileId) });
      expect(await typeFor(dropped.fileId, ['select*.news.open'])).toContain('application/json');
      expect(await typeFor(kept.fileId, ['select*.news.open'])).toBe('image/png');
      await call('deleteById', { id });
      expect(await typeFor(kept.fileId, ['select*.news.open'])).toContain('application/json');
    });

    it('refuse a picture uploaded by another user, and write nothing', async () => {
      const { fileId } = await uploaded(server, { token: editor.token });
      const before = (await call('selectBySelectivePagination', {})).dataCount;
      for (const id of [fileId, 'AAAAAAAAAAAAAAAAAAAAAA']) {
        const input = { title: '图', newsTypeId: kinds.health, content: picture(id) };
        expect((await call('insert', input)).errors).toHaveProperty('content');
      }
      expect((await call('selectBySelectivePagination', {})).dataCount).toBe(before);
    });
  });

  it('are refused when sanitizing leaves nothing', async () => {
    const before = (await call('selectBySelectivePagination', {})).dataCount;
    const { errors } = await call('insert', { title: '空', newsTypeId: kinds.health, content: '<script>1</script>' });
    expect(errors).toHaveProperty('content');
    const spaces = await call('insert', { title: '空', newsTypeId: kinds.health, content: '<p> </p>' });
    expect(spaces.errors).toEqual({ content: '正文没有可显示的内容' });
    expect((await call('selectBySelectivePagination', {})).dataCount).toBe(before);
  });

  it('have at most 200 KB of text', async () => {
    const long = (bytes: number) => `<p>${'a'.repeat(bytes - 7)}</p>`;
    expect(await draft({ content: long(204_800) })).toBeGreaterThan(0);
    const wide = { title: '长', newsTypeId: kinds.health, content: `<p>${'长'.repeat(68_265)}</p>` };
    expect((await call('insert', wide)).errors).toEqual({ content: '正文不能超过 200 KB' });
  });

  it('are listed without their text', async () => {
    const id = await draft();
    const { data } = await call('selectBySelectivePagination', { pageSize: 100 });
    const listed = (data as { id: number; content: unknown }[]).find((row) => row.id === id);
    expect(listed?.content).toBeNull();
  });

  it('are approved by another user than author and submitter', async () => {
    const id = await draft({}, editor.token);
    expect((await call('publishNews', { id })).message).toBe('此类文章须提交审核');
    await call('submitNews', { id });
    expect((await call('passNews', { id }, editor.token)).message).toBe('不能审核本人提交的文章');
    expect((await call('passNews', { id })).message).toBe('不能审核本人提交的文章');
    expect(await shown(id)).toMatchObject({ status: 'pending', submitterId: 1, approverId: null });
    const other = await server.signInAs({ extraGrants: ['*.news.open'] });
    const { data } = await call('passNews', { id }, other.token);
    expect(data).toMatchObject({
      status: 'published',
      approverId: other.id,
      publishTime: '2026-03-12T12:00:00.000+08:00',
    });
  });

  it('are published immediately when their kind needs no review', async () => {
    const id = await draft({ newsTypeId: kinds.activity });
    expect((await call('publishNews', { id })).data).toMatchObject({ status: 'published' });
  });

  it('are returned with a reason, changed and submitted again', async () => {
    const id = await draft();
    await call('submitNews', { id });
    expect((await call('updateByIdSelective', { id, title: '改' })).errors).toEqual({
      title: '已提交或发布，须先退回修改',
    });
    expect((await call('rejectNews', { id })).errors).toEqual({ reason: '不能为空' });
    expect((await call('rejectNews', { id, reason: '缺少来源' })).data).toMatchObject({
      status: 'draft',
      rejectReason: '缺少来源',
    });
    expect((await call('updateByIdSelective', { id, title: '改' })).status).toBe(8000);
    expect((await call('submitNews', { id })).data).toMatchObject({ status: 'pending', rejectReason: null });
  });

  it('are published and taken offline at their scheduled times', async () => {
    const publishTime = '2026-03-12T13:00:00.000+08:00';
    const offlineTime = '2026-03-12T14:00:00.000+08:00';
    const id = await draft({ newsTypeId: kinds.activity, publishTime, offlineTime });
    expect((await call('publishNews', { id })).data).toMatchObject({ status: 'scheduled' });
    const states = [];
    for (const moment of [NOON + HOUR - 1, NOON + HOUR, NOON + 2 * HOUR - 1, NOON + 2 * HOUR]) {
      server.clock.now = moment;
      await server.database.write((transaction) => transaction.updateTable('jobTurn').set({ nextRun: 0 }).execute());
      await server.app.jobs.runDue();
      states.push((await shown(id)).status);
    }
    server.clock.now = NOON;
    expect(states).toEqual(['scheduled', 'published', 'published', 'offline']);
    expect((await call('republishNews', { id })).data).toMatchObject({ status: 'published' });
  });

  it('are pinned and given an end while they are published, and deleted only as drafts or offline', async () => {
    const id = await draft({ newsTypeId: kinds.activity });
    await call('publishNews', { id });
    expect((await call('updateByIdSelective', { id, top: true })).data).toMatchObject({ top: true });
    expect((await call('deleteById', { id })).message).toBe('只能删除草稿和已下线的文章');
    await call('offlineNews', { id });
    expect((await call('deleteById', { id })).status).toBe(8000);
  });

  it('keep their kind', async () => {
    await added(server, 'newsType', { code: 'test', name: '临时' });
    expect((await server.call('deleteById.newsType.open', { id: kinds.health })).body.status).toBe(4000);
  });
});

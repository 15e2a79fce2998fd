import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import ElderlyList from '../../../src/plugins/elderly/elderly/ElderlyList';
import { elderlyIO } from '../../../src/plugins/elderly/entities/elderlyIO';
import ElderlyPackageList from '../../../src/plugins/elderly/package/ElderlyPackageList';
import { anElder, ELDERS, elderTables } from '../plugins/elderly/elders';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const PACKAGES = 'jishan-smart/elderly-manage/elderly-package-manage';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
const TASK = 'a'.repeat(22);

const anAnswer = (changes: Partial<PackageResponse> = {}): PackageResponse => ({
  taskId: TASK,
  status: 'running',
  percent: 40,
  total: 1,
  fileName: null,
  bytes: null,
  ...changes,
});

const ready: Partial<PackageResponse> = {
  status: 'ready',
  percent: 100,
  fileName: 'elderly_all.zip',
  bytes: 1_250_000,
  expires: '2026-03-11T08:00:00.000+08:00',
};

const aPackage = (changes: Partial<RaRecord> = {}): RaRecord => ({
  id: 1,
  version: 1,
  createTime: '2026-03-10T08:00:00.000+08:00',
  taskId: TASK,
  kind: 'packageAll',
  status: 'ready',
  percent: 100,
  total: 120,
  rows: 120,
  bytes: 1_250_000,
  fileName: 'elderly_all.zip',
  unmasked: false,
  images: false,
  failure: null,
  adminId: null,
  expireTime: '2026-03-11T08:00:00.000+08:00',
  ...changes,
});

async function render(page: 'dialog' | 'list', request: Partial<RenderRequest> = {}, rows = [aPackage()]) {
  const tables = { ...elderTables([anElder()]), [PACKAGES]: { entity: elderlyIO, rows } };
  const dataProvider = fakeBackend(tables);
  const answers = [anAnswer({ status: 'queued', percent: 0 }), anAnswer(), anAnswer(ready)];
  dataProvider.call.mockImplementation(async (_resource, operation) =>
    operation === 'cancelPackage' ? anAnswer({ status: 'cancelled' }) : (answers.shift() ?? anAnswer(ready)),
  );
  // The page suspends until its texts are loaded.
  const rendered = await act(() =>
    renderPages({
      dataProvider,
      tables,
      resource: page === 'dialog' ? ELDERS : PACKAGES,
      pages: { list: page === 'dialog' ? ElderlyList : ElderlyPackageList },
      ...request,
    }),
  );
  return { ...rendered, dataProvider };
}

async function openDialog(user: Awaited<ReturnType<typeof render>>['user']) {
  const button = await screen.findByRole('button', { name: '导出数据包' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return screen.findByRole('dialog', { name: '导出数据包' });
}

describe('the export package dialog', () => {
  it('creates a masked package of the list, shows its progress, and offers the download', async () => {
    const { user, dataProvider, missing } = await render('dialog');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(
      PACKAGES,
      'packageSelective',
      { unmasked: false, images: false },
      { silent: true },
    );
    expect(await within(dialog).findByText('正在导出 1 条，已完成 40%')).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: '下载' }));
    expect(within(dialog).getByText(/请在 2026-03-11 08:00 前下载/)).toBeVisible();
    expect(dataProvider.readContent).toHaveBeenCalledWith(PACKAGES, { taskId: TASK });
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(missing).toEqual([]);
  });

  it('uses the filters of the list, or everything instead', async () => {
    const { user, dataProvider } = await render('dialog');
    await user.click(await screen.findByRole('tab', { name: /服务中/ }));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(
      PACKAGES,
      'packageSelective',
      { unmasked: false, images: false, status: 'active' },
      { silent: true },
    );
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    const again = await openDialog(user);
    await user.click(within(again).getByRole('radio', { name: '全部数据' }));
    await user.click(within(again).getByRole('button', { name: '开始导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(
      PACKAGES,
      'packageAll',
      { unmasked: false, images: false },
      { silent: true },
    );
  });

  it('asks for a reason before personal data is exported unmasked', async () => {
    const { user, dataProvider } = await render('dialog');
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('radio', { name: /完整/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: '包含图片' }));
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    const reason = within(dialog).getByRole('textbox', { name: /原因/ });
    expect(reason).toBeInvalid();
    expect(dataProvider.call).not.toHaveBeenCalled();
    await user.type(reason, '民政局年度核查');
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(
      PACKAGES,
      'packageSelective',
      { unmasked: true, images: true, reason: '民政局年度核查' },
      { silent: true },
    );
  });

  it('offers only masked data to users who may not see more, and nothing to those who may not export', async () => {
    const { user, view } = await render('dialog', { can: (action) => action !== 'unmask' });
    const dialog = await openDialog(user);
    expect(within(dialog).getByText('个人信息将脱敏显示。')).toBeVisible();
    expect(within(dialog).queryByRole('radio')).toBeNull();
    view.unmount();
    await render('dialog', { can: (action) => action !== 'packageSelective' });
    await screen.findByText('E1199010000001');
    expect(screen.queryByRole('button', { name: '导出数据包' })).toBeNull();
  });

  it('shows a refusal of the server, and keeps its inputs', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, dataProvider } = await render('dialog');
    dataProvider.call.mockRejectedValue(new HttpError('同时最多处理 3 个数据包，请等待完成或取消', 4000));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    expect(await within(dialog).findByText(/同时最多处理 3 个/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: '开始导出' })).toBeEnabled();
  });

  it('cancels a running package', async () => {
    const { user, dataProvider } = await render('dialog');
    const dialog = await openDialog(user);
    dataProvider.call.mockResolvedValue(anAnswer());
    await user.click(within(dialog).getByRole('button', { name: '开始导出' }));
    await user.click(await within(dialog).findByRole('button', { name: '取消导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(PACKAGES, 'cancelPackage', { taskId: TASK }, { silent: true });
  });
});

describe('the list of packages', () => {
  const rows = [
    aPackage(),
    aPackage({ id: 2, status: 'running', percent: 40, bytes: null, expireTime: null }),
    aPackage({ id: 3, status: 'failed', failure: 'interrupted', bytes: null, expireTime: null }),
  ];

  it('shows state, size and remaining time, and offers the possible actions', async () => {
    const { user, dataProvider } = await render('list', {}, rows);
    const running = await screen.findByRole('row', { name: /处理中 40%/ });
    await user.click(within(running).getByRole('button', { name: '取消导出' }));
    expect(dataProvider.call).toHaveBeenCalledWith(PACKAGES, 'cancelPackage', { taskId: TASK }, { silent: true });
    const done = screen.getByRole('row', { name: /可下载/ });
    expect(done).toHaveTextContent('2026-03-11 08:00');
    expect(within(done).queryByRole('button', { name: '取消导出' })).toBeNull();
    await user.click(within(done).getByRole('button', { name: '下载' }));
    expect(dataProvider.readContent).toHaveBeenCalledWith(PACKAGES, { taskId: TASK });
    const failed = screen.getByRole('row', { name: /未完成 .*服务器中断/ });
    expect(failed).toHaveTextContent('服务器中断，请重新导出');
    expect(within(failed).queryByRole('button', { name: '下载' })).toBeNull();
  });

  it('shows all packages to users who may see them, without a download', async () => {
    const { user, dataProvider } = await render('list');
    await user.click(await screen.findByRole('switch', { name: '所有人的' }));
    await waitFor(() =>
      expect(dataProvider.getList).toHaveBeenCalledWith(
        PACKAGES,
        expect.objectContaining({ meta: { operation: 'selectAllPagination' } }),
      ),
    );
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await render('list', { locale }, rows);
    await screen.findAllByText('120');
    expect(missing).toEqual([]);
    const texts = await import(`../../../src/core/kit/package/texts/${locale}.json`);
    const chinese = await import('../../../src/core/kit/package/texts/zh-CN.json');
    expect(Object.keys(texts.default)).toEqual(Object.keys(chinese.default));
  });
});

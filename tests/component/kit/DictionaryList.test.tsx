import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DictionaryList } from '../../../src/core/kit';
import { elderlyLiveType } from '../../../src/plugins/elderly/entities/types/elderlyLiveType';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const LIVE_TYPES = 'jishan-smart/elderly-manage/elderly-live-type-manage';
const shared = {
  createTime: '2025-01-02T09:00:00+08:00',
  updateTime: '2025-01-03T09:30:00+08:00',
  createBy: 'system',
  updateBy: 'system',
  version: 1,
};

function LiveTypeList() {
  return <DictionaryList entity={elderlyLiveType} columns={['riskWeight', 'emptyNest']} />;
}

async function renderList(request: Partial<RenderRequest> = {}) {
  const entry = { ...shared, emptyNest: true, color: '#409EFF', description: null };
  const rows = [
    {
      ...entry,
      id: 1,
      code: '1',
      name: '独居',
      nameEn: 'Alone',
      nameJa: '一人暮らし',
      sort: 10,
      enabled: true,
      builtin: true,
      riskWeight: 3,
      usageCount: 7,
    },
    {
      ...entry,
      id: 2,
      code: 'x',
      name: '自定义',
      nameEn: null,
      nameJa: null,
      sort: 20,
      enabled: false,
      builtin: false,
      riskWeight: 0,
      usageCount: 0,
    },
  ];
  const tables = { [LIVE_TYPES]: { entity: elderlyLiveType, rows } };
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: LIVE_TYPES,
    pages: { list: LiveTypeList },
    ...request,
  });
  return { ...rendered, dataProvider };
}

describe('DictionaryList', () => {
  it('shows entries in their order with standard mark, switch and usage', async () => {
    const { missing } = await renderList();
    const row = within((await screen.findByRole('button', { name: '独居' })).closest('tr') ?? document.body);
    expect(row.getByText('内置')).toBeVisible();
    expect(await row.findByRole('switch', { name: '启用“独居”' })).toBeChecked();
    expect(row.getByText('7')).toBeVisible();
    expect(missing).toEqual([]);
  });

  it.each([
    ['en', 'Alone'],
    ['ja', '一人暮らし'],
  ] as const)('names entries in %s, as everywhere else', async (locale, name) => {
    await renderList({ locale });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('switches an entry in place, with the version it was read in', async () => {
    const { user, dataProvider } = await renderList();
    await user.click(await screen.findByRole('switch', { name: '启用“自定义”' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: '启用“自定义”' })).toBeChecked());
    expect(dataProvider.update.mock.calls[0]?.[1]).toMatchObject({ id: 2, data: { version: 1, enabled: true } });
  });

  it('creates an entry in a dialog over the list', async () => {
    const { user, dataProvider } = await renderList();
    await user.click(await screen.findByRole('button', { name: '新增居住情况' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /代码/ }), 'y');
    await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '与保姆居住');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.create).toHaveBeenCalledTimes(1));
    expect(dataProvider.create.mock.calls[0]?.[1].data).toMatchObject({
      code: 'y',
      name: '与保姆居住',
      sort: 100,
      enabled: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('edits an entry in a dialog, but not the code of a standard one', async () => {
    const { user, dataProvider } = await renderList();
    await user.click(await screen.findByRole('button', { name: '独居' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('内置项的代码不能修改')).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: /代码/ })).toBeNull();
    const weight = dialog.getByDisplayValue('3');
    await user.clear(weight);
    await user.type(weight, '2');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(dataProvider.update.mock.calls[0]?.[1].data).toEqual({ id: 1, version: 1, riskWeight: 2 }),
    );
  });

  it('offers to delete only entries that are not part of a standard', async () => {
    const { user } = await renderList();
    const row = (name: string) => within(screen.getByRole('button', { name }).closest('tr') ?? document.body);
    await screen.findByRole('button', { name: '独居' });
    expect(await row('自定义').findByRole('button', { name: '更多操作' })).toBeVisible();
    expect(row('独居').queryByRole('button', { name: '更多操作' })).toBeNull();
    await user.click(row('自定义').getByRole('button', { name: '更多操作' }));
    expect(await screen.findByRole('menuitem', { name: '删除' })).toBeVisible();
  });

  it('shows a text instead of the switch to users who may not edit entries', async () => {
    await renderList({ can: (action) => action === 'list' });
    await screen.findByText('独居');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { elderlyType } from '../../../src/plugins/elderly/entities/types/elderlyType';
import { fakeBackend } from './support/fakeBackend';
import { formPages } from './support/formPages';
import { renderPages } from './support/renderPages';

// React-admin writes each failed call to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const TYPES = 'jishan-smart/elderly-manage/elderly-type-manage';
/** A short form, whose records may be alike. */
const entity = { ...elderlyType, duplicates: { rules: [['name']], facts: ['code', 'name', 'enabled'] } } as const;
const aType = {
  createTime: '2025-01-02T09:00:00+08:00',
  updateTime: '2025-01-03T09:30:00+08:00',
  createBy: 'admin:1',
  updateBy: 'admin:1',
  version: 1,
  id: 1,
  code: 'GOV',
  name: '政府保障',
  sort: 10,
  enabled: true,
};

/** The refusal of a save that may duplicate another record, as the data provider throws it. */
function asks({ confirmation = 'c1', hidden = 0, ids = [7] } = {}) {
  const message = '可能已有相同的记录';
  const records = ids.map((id) => ({ id, code: `T${id}`, name: '保*', enabled: true, sameFields: ['name'] }));
  return new HttpError(message, 4000, {
    code: 'possibleDuplicate',
    data: { records, hidden, confirmation },
    errors: { name: '与已有记录相同', root: { serverError: message, whole: message } },
  });
}

async function renderForm(at: '/1' | '/create' = '/1') {
  const tables = { [TYPES]: { entity, rows: [{ ...aType }] } };
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: TYPES,
    at,
    pages: { ...formPages(entity), show: () => <p>record page</p> },
  });
  const { user } = rendered;
  const name = await screen.findByLabelText(/^名称/, { selector: 'input' });
  await user.clear(name);
  await user.type(name, '保障');
  const save = () => user.click(screen.getByRole('button', { name: '保存' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: '可能已有相同的记录' }));
  return { ...rendered, dataProvider, name, save, dialog };
}

describe('a save that may duplicate another record', () => {
  it('shows the found records with a link to each, and saves when it is confirmed', async () => {
    const { user, dataProvider, save, dialog, missing } = await renderForm();
    dataProvider.update.mockRejectedValueOnce(asks());
    await save();
    const shown = await dialog();
    for (const text of ['T7', '保*']) expect(await shown.findByText(text)).toBeVisible();
    const link = shown.getByRole('link', { name: '在新窗口打开' });
    expect(link).toHaveAttribute('href', expect.stringContaining(`${TYPES}/7/show`));
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(shown.getByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    const [, sent] = dataProvider.update.mock.calls;
    expect(sent?.[1].data).toMatchObject({ confirmDuplicates: 'c1', name: '保障' });
    expect(missing).toEqual([]);
  });

  it('keeps what was typed when one goes back, and confirms nothing later', async () => {
    const { user, dataProvider, name, save, dialog } = await renderForm();
    dataProvider.update.mockRejectedValueOnce(asks());
    await save();
    await user.click((await dialog()).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveValue('保障');
    await save();
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.update.mock.calls[1]?.[1].data).not.toHaveProperty('confirmDuplicates');
  });

  it('asks again when another record has appeared meanwhile', async () => {
    const { user, dataProvider, save, dialog } = await renderForm();
    dataProvider.update.mockRejectedValueOnce(asks()).mockRejectedValueOnce(asks({ confirmation: 'c2', ids: [7, 8] }));
    await save();
    await user.click((await dialog()).getByRole('button', { name: '仍然保存' }));
    const again = await dialog();
    expect(await again.findByText('T8')).toBeVisible();
    await user.click(again.getByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.update.mock.calls.map(([, { data }]) => data.confirmDuplicates)).toEqual([
      undefined,
      'c1',
      'c2',
    ]);
  });

  it('says in words how many lie beyond the data scope', async () => {
    const { dataProvider, save, dialog } = await renderForm();
    dataProvider.update.mockRejectedValueOnce(asks({ ids: [], hidden: 2 }));
    await save();
    const shown = await dialog();
    expect(shown.getByText('另有 2 条在您的数据范围以外，不能显示。')).toBeVisible();
    expect(shown.queryByRole('table')).toBeNull();
  });

  it('asks about a new record as well', async () => {
    const { user, dataProvider, save } = await renderForm('/create');
    await user.type(await screen.findByLabelText(/^代码/, { selector: 'input' }), 'NEW');
    dataProvider.create.mockRejectedValueOnce(asks());
    await save();
    await user.click(await screen.findByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.create.mock.calls.map(([, { data }]) => data.confirmDuplicates)).toEqual([undefined, 'c1']);
  });
});

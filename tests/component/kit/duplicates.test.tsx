import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { attendant } from '../../../src/plugins/service/entities/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { formPages } from './support/formPages';
import { renderPages } from './support/renderPages';

/** The refusal of a save that may duplicate another record, as the data provider throws it. */
function asks({ confirmation = 'c1', hidden = 0, ids = [7] } = {}) {
  const message = '可能已有相同的记录';
  const records = ids.map((id) => ({
    id,
    attendantNo: `A000000${id}`,
    name: '张*兰',
    birthDate: '1970',
    region: '119901',
    status: 'passed',
    sameFields: ['name', 'birthDate'],
  }));
  return new HttpError(message, 4000, {
    code: 'possibleDuplicate',
    data: { records, hidden, confirmation },
    errors: { name: '与已有记录相同', root: { serverError: message, whole: message } },
  });
}

async function renderEdit() {
  const tables = attendantTables([anAttendant({ name: '张桂兰', phone: null, idNo: null })]);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ATTENDANTS,
    at: '/1',
    pages: { ...formPages(attendant), show: () => <p>record page</p> },
  });
  const { user } = rendered;
  const remark = await screen.findByLabelText(/备注/);
  await user.click(remark);
  await user.paste('与同名的人不同');
  const save = () => user.click(screen.getByRole('button', { name: '保存' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: '可能已有相同的记录' }));
  return { ...rendered, dataProvider, remark, save, dialog };
}

describe('a save that may duplicate another record', () => {
  it('shows the found records with a link to each, and saves when it is confirmed', async () => {
    const { user, dataProvider, save, dialog, missing } = await renderEdit();
    dataProvider.update.mockRejectedValueOnce(asks());
    await save();
    const shown = await dialog();
    for (const text of ['A0000007', '张*兰', '1970', '已通过']) expect(await shown.findByText(text)).toBeVisible();
    expect(shown.getByText(/^姓名、/)).toBeVisible();
    const link = shown.getByRole('link', { name: '在新窗口打开' });
    expect(link).toHaveAttribute('href', expect.stringContaining(`${ATTENDANTS}/7/show`));
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(shown.getByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    const [, sent] = dataProvider.update.mock.calls;
    expect(sent?.[1].data).toMatchObject({ confirmDuplicates: 'c1', remark: '与同名的人不同' });
    expect(missing).toEqual([]);
  });

  it('keeps what was typed when one goes back, and confirms nothing later', async () => {
    const { user, dataProvider, remark, save, dialog } = await renderEdit();
    dataProvider.update.mockRejectedValueOnce(asks());
    await save();
    await user.click((await dialog()).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remark).toHaveValue('与同名的人不同');
    await save();
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.update.mock.calls[1]?.[1].data).not.toHaveProperty('confirmDuplicates');
  });

  it('asks again when another record has appeared meanwhile', async () => {
    const { user, dataProvider, save, dialog } = await renderEdit();
    dataProvider.update.mockRejectedValueOnce(asks()).mockRejectedValueOnce(asks({ confirmation: 'c2', ids: [7, 8] }));
    await save();
    await user.click((await dialog()).getByRole('button', { name: '仍然保存' }));
    const again = await dialog();
    expect(await again.findByText('A0000008')).toBeVisible();
    await user.click(again.getByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.update.mock.calls.map(([, { data }]) => data.confirmDuplicates)).toEqual([
      undefined,
      'c1',
      'c2',
    ]);
  });

  it('says in words how many lie beyond the data scope', async () => {
    const { dataProvider, save, dialog } = await renderEdit();
    dataProvider.update.mockRejectedValueOnce(asks({ ids: [], hidden: 2 }));
    await save();
    const shown = await dialog();
    expect(shown.getByText('另有 2 条在您的数据范围以外，不能显示。')).toBeVisible();
    expect(shown.queryByRole('table')).toBeNull();
  });

  it('asks about a new record as well', async () => {
    const tables = attendantTables([]);
    const dataProvider = fakeBackend(tables);
    const { user } = await renderPages({
      dataProvider,
      tables,
      resource: ATTENDANTS,
      at: '/create',
      pages: {
        ...formPages(attendant, {
          defaultValues: {
            name: '张桂兰',
            idNo: '119900197003150027',
            phone: '19900000001',
            gender: '2',
            role: 'caregiver',
            serviceTypeIds: [1],
            region: '119901',
          },
        }),
        show: () => <p>record page</p>,
      },
    });
    dataProvider.create.mockRejectedValueOnce(asks());
    await user.click(await screen.findByRole('button', { name: '保存' }));
    await user.click(await screen.findByRole('button', { name: '仍然保存' }));
    expect(await screen.findByText('record page')).toBeVisible();
    expect(dataProvider.create.mock.calls.map(([, { data }]) => data.confirmDuplicates)).toEqual([undefined, 'c1']);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityList } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const BUTTON = '按完整号码查找';
const List = () => <EntityList entity={attendant} columns={['attendantNo', 'name', 'status']} />;

async function renderList(request: Partial<RenderRequest> = {}) {
  const tables = attendantTables([
    anAttendant({ id: 1, attendantNo: 'A0000001', phone: '19900000001' }),
    anAttendant({ id: 2, attendantNo: 'A0000002', phone: '19900000002', idNo: '119900197003150035' }),
  ]);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: List }, ...request });
  return { ...rendered, dataProvider };
}

async function ask({ user }: Awaited<ReturnType<typeof renderList>>, kind: string, number: string) {
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: '查找项' }));
  await user.click(await screen.findByRole('option', { name: kind }));
  await user.type(dialog.getByRole('textbox', { name: /完整号码/ }), number);
  await user.click(dialog.getByText('来电者核对'));
  await user.click(dialog.getByRole('button', { name: '查找' }));
  return dialog;
}

describe('searching a full number', () => {
  it('leaves the matching record as the only row, and shows the condition', async () => {
    const list = await renderList();
    await screen.findByText('A0000001');
    await ask(list, '身份证号', ' 119900197003150035 ');
    await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
    expect(await screen.findByText('A0000002')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(list.dataProvider.lookup).toHaveBeenCalledExactlyOnceWith(ATTENDANTS, {
      field: 'idNo',
      value: '119900197003150035',
      reason: '来电者核对',
    });
    await list.user.click(screen.getByRole('button', { name: '清除全部条件' }));
    expect(await screen.findByText('A0000001')).toBeVisible();
    expect(list.missing).toEqual([]);
  });

  it('stays open and reports that no record has the number', async () => {
    const dialog = await ask(await renderList(), '手机号', '19900000009');
    expect(await dialog.findByText('没有找到。请核对号码，或改选查找项')).toBeVisible();
    expect(screen.getByText('A0000001')).toBeInTheDocument();
  });

  it('is not offered without the permission', async () => {
    await renderList({ can: (action: string) => action !== 'lookup' });
    await screen.findByText('A0000001');
    await screen.findByRole('button', { name: '刷新' });
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });
});

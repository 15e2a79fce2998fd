import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityList } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const AttendantList = () => <EntityList entity={attendant} columns={['attendantNo', 'name', 'role', 'status']} />;

async function renderList(filter?: object) {
  const tables = attendantTables([
    anAttendant({ id: 1, attendantNo: 'A0000001', name: '张桂兰', serviceCount: 10 }),
    anAttendant({ id: 2, attendantNo: 'A0000002', name: '欧阳文', role: 'nurse', serviceCount: 20 }),
    anAttendant({ id: 3, attendantNo: 'A0000003', name: '李敏', role: 'nurse', skillLevel: null, serviceCount: 30 }),
  ]);
  const dataProvider = fakeBackend(tables);
  const Page = () => <p />;
  const at = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ATTENDANTS,
    pages: { list: AttendantList, create: Page, show: Page, edit: Page },
    at,
  });
  await screen.findByRole('toolbar');
  // Counts of quick filters ask for one row.
  const asked = () =>
    dataProvider.getList.mock.calls.findLast(([, { pagination }]) => pagination?.perPage === 20)?.[1].filter;
  return { ...rendered, asked };
}

const chips = () => screen.getByRole('group', { name: '已设条件' });
const chip = (name: string) => screen.findByRole('button', { name });

describe('a condition', () => {
  it('is added by the keyboard alone: find the field, enter the value, Enter', async () => {
    const { user, asked, missing } = await renderList();
    (await chip('条件')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: '查找字段' })).toHaveFocus();
    await user.keyboard('角色{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '角色' }));
    expect(dialog.getByRole('checkbox', { name: '养老护理员' })).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: '护士' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toEqual({ role: ['nurse'] }));
    expect(await chip('角色 是 护士')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
    expect(missing).toEqual([]);
  });

  it('is chosen from the list with arrow keys', async () => {
    const { user } = await renderList();
    await user.click(await chip('条件'));
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(await screen.findByRole('dialog', { name: options[1]?.textContent ?? '' })).toBeVisible();
  });

  it('says when no field has that name', async () => {
    const { user } = await renderList();
    await user.click(await chip('条件'));
    await user.type(await screen.findByRole('combobox', { name: '查找字段' }), '没有的字段');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('没有匹配项');
  });

  it('shows the values it has when it is added a second time', async () => {
    const { user } = await renderList({ role: ['nurse'] });
    await user.click(await chip('条件'));
    await user.type(await screen.findByRole('combobox', { name: '查找字段' }), '角色{Enter}');
    expect(await screen.findByRole('checkbox', { name: '护士' })).toBeChecked();
  });

  it('changes by a click on its chip: another comparison, the same value', async () => {
    const { user, asked } = await renderList({ role: ['nurse'] });
    await user.click(await chip('角色 是 护士'));
    await user.click(await screen.findByRole('combobox', { name: '比较方式' }));
    await user.click(await screen.findByRole('option', { name: '不是 …' }));
    await user.click(screen.getByRole('button', { name: '应用' }));
    await waitFor(() => expect(asked()).toEqual({ role: { not: ['nurse'] } }));
    expect(await chip('角色 不是 护士')).toBeVisible();
    expect(await screen.findByText('A0000001')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('A0000002')).toBeNull());
  });

  it('finds what has no value', async () => {
    const { user, asked } = await renderList({ skillLevel: ['3'] });
    await user.click(await screen.findByRole('button', { name: /^技能等级 是/ }));
    await user.click(await screen.findByRole('combobox', { name: '比较方式' }));
    await user.click(await screen.findByRole('option', { name: '为空' }));
    expect(within(screen.getByRole('dialog')).queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '应用' }));
    await waitFor(() => expect(asked()).toEqual({ skillLevel: { empty: true } }));
    expect(await screen.findByText('A0000003')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
  });

  it('stays as it was when the dialog is closed by Escape', async () => {
    const { user, asked } = await renderList({ role: ['nurse'] });
    await user.click(await chip('角色 是 护士'));
    await user.click(await screen.findByRole('checkbox', { name: '养老护理员' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await chip('角色 是 护士')).toHaveFocus();
    expect(asked()).toEqual({ role: ['nurse'] });
  });

  it('takes a day as it was typed when Enter follows at once', async () => {
    const { user, asked } = await renderList();
    await user.click(await chip('条件'));
    await user.type(await screen.findByRole('combobox', { name: '查找字段' }), '证书到期{Enter}');
    await user.type(await screen.findByRole('textbox', { name: '起' }), '2025-1-5{Enter}');
    await waitFor(() => expect(asked()).toEqual({ certExpire: { from: '2025-01-05' } }));
    expect(await screen.findByRole('button', { name: /证书到期 不早于 / })).toBeVisible();
  });

  it('goes when its value is cleared', async () => {
    const { user, asked } = await renderList({ role: ['nurse'], gender: ['2'] });
    await user.click(await chip('角色 是 护士'));
    await user.click(await screen.findByRole('checkbox', { name: '护士' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toEqual({ gender: ['2'] }));
  });
});

describe('the chips', () => {
  const three = { gender: ['2'], role: ['nurse', 'caregiver'], status: 'passed' };

  it('say the condition in words, also from links of earlier versions', async () => {
    const filter = { ...three, name: { like: '张' }, certExpire: { from: '2025-01-01', to: '2025-12-31' } };
    await renderList({ ...filter, attendantNo: 'A1' });
    const words = within(chips())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(words).toEqual(
      expect.arrayContaining([
        '性别 是 女',
        '角色 属于 护士、养老护理员',
        '姓名 包含 张',
        '状态 是 已通过',
        '证书到期 介于 2025-01-01 至 2025-12-31',
      ]),
    );
  });

  it('are walked along by arrow keys and removed by Delete or Backspace', async () => {
    const { user, asked } = await renderList(three);
    (await chip('性别 是 女')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await within(chips()).findByRole('button', { name: /^角色/ })).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(asked()).toEqual({ gender: ['2'], status: 'passed' }));
    expect(await within(chips()).findByRole('button', { name: /^状态/ })).toHaveFocus();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(asked()).toEqual({ gender: ['2'] }));
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(asked()).toEqual({}));
    expect(await chip('条件')).toHaveFocus();
  });

  it('do not hear the keys of their dialog', async () => {
    const { user, asked } = await renderList({ name: { like: '张三' }, role: ['nurse'] });
    await user.click(await chip('姓名 包含 张三'));
    const input = await screen.findByRole('textbox', { name: '姓名' });
    expect(input).toHaveFocus();
    await user.keyboard('{End}{Backspace}{ArrowLeft}');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('张');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toEqual({ name: { like: '张' }, role: ['nurse'] }));
  });

  it('are cleared together', async () => {
    const { user, asked } = await renderList(three);
    await user.click(within(chips()).getByRole('button', { name: '清除全部条件' }));
    await waitFor(() => expect(asked()).toEqual({}));
    expect(screen.queryByRole('group', { name: '已设条件' })).toBeNull();
  });
});

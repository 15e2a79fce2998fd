import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import SignPage from '../../../../src/plugins/service/sign/SignPage';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aSignDay, aVisit, VISITS, visitBackend, visitTables } from './visits';

async function renderSigns(rows = [aVisit()], request: Partial<RenderRequest> = {}) {
  const tables = visitTables(rows);
  const dataProvider = visitBackend({ tables, special: aSignDay(rows) });
  const rendered = await renderPages({ dataProvider, tables, resource: VISITS, pages: { list: SignPage }, ...request });
  await screen.findAllByText(/王/);
  return { ...rendered, dataProvider };
}

/** Returns the last query of the list. */
const lastAsked = (dataProvider: ReturnType<typeof visitBackend>) =>
  dataProvider.getList.mock.calls.findLast(([resource]) => resource === VISITS)?.[1];

describe('the sign status of a day', () => {
  it('calls the special read and shows time, distance from the place and duration', async () => {
    const { dataProvider } = await renderSigns();
    expect(lastAsked(dataProvider)).toMatchObject({ meta: { operation: 'selectSignPagination' }, filter: {} });
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(row.getByText('09:00–09:45')).toBeVisible();
    expect(row.getByText('35 米')).toBeVisible();
    expect(row.getByText('480 米')).toBeVisible();
    expect(row.getByText('44 / 45')).toBeVisible();
    expect(row.getByRole('cell', { name: '3' })).toBeVisible();
    expect(row.getByText('已签退')).toBeVisible();
  });

  it('counts the day, each figure by the statuses it covers', async () => {
    await renderSigns();
    const figures = screen.getByRole('region', { name: '当日概况' });
    const text = (name: string) => within(figures).getByRole('button', { name: new RegExp(`^${name}`) }).textContent;
    expect(text('应上门')).toBe('应上门22');
    expect(text('已签到')).toBe('已签到15');
    expect(text('服务中')).toBe('服务中4');
    expect(text('已完成')).toBe('已完成10');
    expect(text('迟到未签到')).toBe('迟到未签到2');
    expect(text('漏签')).toBe('漏签2');
    expect(within(figures).getByText('75%')).toBeVisible();
  });

  it('filters by a pressed figure, and shows everything again', async () => {
    const { user, dataProvider } = await renderSigns();
    await user.click(screen.getByRole('button', { name: /^漏签/ }));
    await waitFor(() =>
      expect(lastAsked(dataProvider)).toMatchObject({ filter: { signStatus: ['missedIn', 'missedOut'] } }),
    );
    expect(screen.getByRole('button', { name: /^漏签/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^应上门/ }));
    await waitFor(() => expect(lastAsked(dataProvider)?.filter).toEqual({}));
  });

  it('opens the details of a visit: its positions, photos and steps', async () => {
    const { user } = await renderSigns();
    await user.click(screen.getByRole('button', { name: '王秀英' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: '签到位置示意图' })).toBeVisible();
    expect(dialog.getByText('距服务地点 480 米，超出范围 380 米')).toBeVisible();
    expect(dialog.getByText('签退照片 · 2')).toBeVisible();
    const steps = dialog.getByRole('region', { name: '处理经过' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^申请2026-03-02 09:00.*系统管理员/),
      expect.stringMatching(/^签到2026-03-12 09:02/),
    ]);
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers signing by hand, reminding and marking only when the state allows it', async () => {
    const { user } = await renderSigns([aVisit({ status: 'assigned', signStatus: 'lateIn' })]);
    await user.click(await screen.findByRole('button', { name: '更多操作' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '补签到',
      '提醒护理员',
      '标记异常',
    ]);
  });

  it('reminds only late visits, and marks only due ones', async () => {
    const { user, dataProvider } = await renderSigns([aVisit({ status: 'assigned', signStatus: 'notDue' })]);
    await user.click(await screen.findByRole('button', { name: '更多操作' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['补签到']);
    expect(dataProvider.call).not.toHaveBeenCalled();
  });

  it('marks an exception with its kind and text, and shows it with the last reminder', async () => {
    const late = { status: 'assigned', signStatus: 'lateIn', remindTime: '2026-03-12T09:20:00+08:00' };
    const { user, dataProvider } = await renderSigns([aVisit({ ...late, exceptionType: 'elderAbsent' })]);
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(row.getByText('老人不在家')).toBeVisible();
    expect(row.getByText('09:20 提交提醒')).toBeVisible();
    await user.click(await row.findByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '标记异常' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: /异常类型/ }));
    await user.click(await screen.findByRole('option', { name: '撤销异常标记' }));
    await user.type(dialog.getByRole('textbox', { name: /异常说明/ }), '老人回来了');
    await user.click(dialog.getByRole('button', { name: '标记异常' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dataProvider.call.mock.calls.map((call) => call.slice(1, 3))).toEqual([
      ['markException', { id: 1, version: 1, exceptionType: 'none', note: '老人回来了' }],
    ]);
  });

  it('offers no action without the permission', async () => {
    await renderSigns([aVisit({ status: 'assigned', signStatus: 'lateIn' })], {
      can: (action) => action === 'list',
    });
    expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull();
  });

  it.each(['zh-CN', 'zh-TW', 'en', 'ja'] as const)('has a text for everything it shows in %s', async (locale) => {
    const { user, missing } = await renderSigns([aVisit()], { locale });
    await user.click(screen.getByRole('button', { name: '王秀英' }));
    await screen.findByRole('dialog');
    expect(missing).toEqual([]);
  });
});

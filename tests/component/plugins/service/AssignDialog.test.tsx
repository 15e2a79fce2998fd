import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { HostAction } from '../../../../src/core/plugin-api';
import ApplicationList from '../../../../src/plugins/service/application/ApplicationList';
import AssignDialog from '../../../../src/plugins/service/application/assign/AssignDialog';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';
import { APPLICATIONS, aCandidate, anApplication, applicationTables } from './applications';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
const free = aCandidate();
const busy = aCandidate({
  attendantId: 12,
  attendantNo: 'A0000012',
  name: '李*',
  eligible: false,
  score: 0,
  distanceM: 9000,
  problems: ['overlap', 'tooFar'],
});

const action = (operation: string): HostAction => ({
  key: `service-manage/action/${operation}`,
  plugin: 'service-manage',
  type: 'record',
  label: `service-manage.application.actions.${operation}`,
  operation,
  render: (props) => <AssignDialog {...props} />,
});

/** Opens the dialog of the first row; `refusal` answers the assignment itself. */
async function openDialog({
  row = anApplication(),
  candidates = [free, busy],
  refusal,
  locale = 'zh-CN',
}: {
  row?: ReturnType<typeof anApplication>;
  candidates?: unknown[];
  refusal?: () => Error;
  locale?: (typeof LANGUAGES)[number];
} = {}) {
  const tables = applicationTables([row]);
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation) => {
    if (operation === 'selectAssignable') return { data: candidates, dataCount: candidates.length };
    if (refusal) throw refusal();
    return {};
  });
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: APPLICATIONS,
    pages: { list: ApplicationList },
    // The list starts with today's.
    at: '?filter=%7B%7D',
    actions: [action('assign'), action('reassign')],
    locale,
  });
  const { user } = rendered;
  const cells = within((await screen.findByText('SA20990302000001')).closest('tr') ?? document.body);
  const label = { 'zh-CN': '派单', 'zh-TW': '派單', en: 'Assign', ja: '手配' }[locale];
  if (row.status === 'accepted') await user.click(await cells.findByRole('button', { name: label }));
  else {
    await user.click(await cells.findByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '改派' }));
  }
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('张*');
  return { ...rendered, dataProvider, dialog };
}

const assignments = ({ call }: ReturnType<typeof fakeBackend>) =>
  call.mock.calls.filter(([, operation]) => operation !== 'selectAssignable');

describe('the dialog that assigns an attendant', () => {
  it('shows the possible attendants with the parts of their score, and below why others are excluded', async () => {
    const { dialog } = await openDialog();
    const fittest = within(dialog.getByText('张*').closest('label') ?? document.body);
    for (const fact of ['71 分', '距离 1.2 公里', '当日 2 / 8 单', '评分 4.6']) {
      expect(fittest.getByText(fact)).toBeVisible();
    }
    const others = within(dialog.getByRole('region', { name: '不可派（1）' }));
    expect(others.getByText('李*')).toBeVisible();
    expect(others.getByText('时间冲突')).toBeVisible();
    expect(others.getByText('超出服务半径')).toBeVisible();
    expect(others.getByRole('radio')).toBeDisabled();
  });

  it('assigns the selected attendant by keyboard, with the displayed version', async () => {
    const { user, dialog, dataProvider } = await openDialog();
    expect(dialog.getByRole('button', { name: '派单' })).toBeDisabled();
    dialog.getByRole('radio', { name: /张\*/ }).focus();
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(assignments(dataProvider)).toEqual([
      [APPLICATIONS, 'assign', { id: 1, version: 1, attendantId: 11 }, { silent: true }],
    ]);
  });

  it('searches for a typed name on the server', async () => {
    const { user, dialog, dataProvider } = await openDialog();
    await user.type(dialog.getByRole('searchbox', { name: '按姓名或编号搜索护理员' }), '张三');
    await waitFor(() =>
      expect(dataProvider.call.mock.lastCall?.slice(1, 3)).toEqual(['selectAssignable', { id: 1, keyword: '张三' }]),
    );
  });

  it('shows who assigned first and whom, offers nothing more, and refetches the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const row = anApplication();
    const { user, dialog, dataProvider } = await openDialog({
      row,
      refusal: () => {
        Object.assign(row, { status: 'assigned', attendantName: '赵*', version: 2 });
        return new HttpError('调度员甲刚刚已派给赵*', 4000, null);
      },
    });
    await user.click(dialog.getByRole('radio', { name: /张\*/ }));
    await user.click(dialog.getByRole('button', { name: '派单给张*' }));
    expect(await dialog.findByText('调度员甲刚刚已派给赵*')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull());
    expect(dialog.queryByRole('button', { name: /派单/ })).toBeNull();
    expect(assignments(dataProvider)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    expect(await screen.findByRole('cell', { name: '已派单' })).toBeVisible();
  });

  it('keeps the list, ranked again, when only the attendant is no longer available', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, dialog, dataProvider } = await openDialog({
      refusal: () => new HttpError('填写有误', 4000, { errors: { attendantId: '该护理员当日已满 8 单' } }),
    });
    const asked = () => dataProvider.call.mock.calls.filter(([, operation]) => operation === 'selectAssignable').length;
    const before = asked();
    await user.click(dialog.getByRole('radio', { name: /张\*/ }));
    await user.click(dialog.getByRole('button', { name: '派单给张*' }));
    expect(await dialog.findByText('该护理员当日已满 8 单')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(dialog.getByRole('radio', { name: /张\*/ })).toBeEnabled();
  });

  it('requires a new time for a missed visit, and ranks for it', async () => {
    const { user, dialog, dataProvider } = await openDialog({
      row: anApplication({ status: 'missed', attendantId: 12 }),
    });
    expect(dialog.getByText('当前护理员')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /张\*/ }));
    expect(dialog.getByRole('button', { name: '改派给张*' })).toBeDisabled();
    const start = dialog.getByRole('textbox', { name: /新的计划开始/ });
    await user.clear(start);
    await user.type(start, '2099-03-20 14:00');
    expect(dialog.getByRole('textbox', { name: /新的计划结束/ })).toHaveValue('2099-03-20 15:00');
    const plan = { planStart: '2099-03-20T14:00:00+08:00', planEnd: '2099-03-20T15:00:00.000+08:00' };
    await waitFor(() => expect(dataProvider.call.mock.lastCall?.[2]).toEqual({ id: 1, ...plan }));
    await user.click(await dialog.findByRole('radio', { name: /张\*/ }));
    await user.click(dialog.getByRole('button', { name: '改派给张*' }));
    await waitFor(() => expect(assignments(dataProvider)).toHaveLength(1));
    expect(assignments(dataProvider)[0]?.slice(1, 3)).toEqual([
      'reassign',
      { id: 1, version: 1, attendantId: 11, ...plan },
    ]);
  });

  it('reports that the ranking could not be read, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog, dataProvider, user } = await openDialog();
    dataProvider.call.mockRejectedValueOnce(new Error('网络不通'));
    await user.type(dialog.getByRole('searchbox'), 'x');
    expect(await dialog.findByText('网络不通')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('李*')).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await openDialog({ locale });
    expect(missing).toEqual([]);
  });
});

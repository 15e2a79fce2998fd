import { screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import ApplicationList from '../../../../src/plugins/service/application/ApplicationList';
import ApplicationShow from '../../../../src/plugins/service/application/ApplicationShow';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { APPLICATIONS, anApplication, applicationTables } from './applications';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

const visited = {
  status: 'completed',
  attendantId: 11,
  attendantName: '张三丰',
  signInTime: '2099-03-12T09:04:00+08:00',
  signInDistanceM: 260,
  signInAccuracyM: 20,
  signInLng: 120.1539,
  signInLat: 30.281234,
  signOutTime: '2099-03-12T10:01:00+08:00',
  signOutDistanceM: 12,
  actualMinutes: 57,
  riskLevel: 'medium',
  riskScore: 35,
  riskHits: [{ ruleId: 'R01', ruleVersion: 1, riskCase: 'away', value: 260, limit: 100, points: 25 }],
  steps: [
    { action: 'insert', time: '2099-03-02T09:00:00+08:00', adminName: '系统管理员' },
    { action: 'assign', time: '2099-03-03T09:00:00+08:00', adminName: '调度员甲', attendantName: '张三丰' },
    { action: 'signIn', time: '2099-03-12T09:04:00+08:00', attendantName: '张三丰' },
    { action: 'autoClose', time: '2099-03-12T14:00:00+08:00' },
  ],
};

async function renderApplications(rows: RaRecord[], request: Partial<RenderRequest> = {}) {
  const tables = applicationTables(rows);
  const dataProvider = fakeBackend(tables);
  return renderPages({
    dataProvider,
    tables,
    resource: APPLICATIONS,
    pages: { list: ApplicationList, show: ApplicationShow },
    // The list starts with today's.
    at: '?filter=%7B%7D',
    ...request,
  });
}

describe('the list of applications', () => {
  it("has the dispatcher's columns, the state near the front", async () => {
    await renderApplications([anApplication(visited)]);
    await screen.findByText('SA20990302000001');
    const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    // The actions of rows are rendered a moment after the rows.
    await screen.findByRole('columnheader', { name: '操作' });
    await waitFor(() =>
      expect(columns().slice(1, -1)).toEqual([
        '单号',
        '状态',
        '老人姓名',
        '计划时间',
        '签到–签退',
        '护理员姓名',
        '服务类型',
        '签到距离',
        '能力等级',
        '评分',
        '付费方式',
      ]),
    );
    expect(screen.getByRole('cell', { name: '2099-03-12 09:00–10:00' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '09:04–10:01 57 分' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '260 米' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^已完成\s?中 35$/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: '张*丰' })).toBeVisible();
  });

  it("starts with today's visits, with all of them one click away", async () => {
    const { user } = await renderApplications([anApplication()], { at: '' });
    await user.click(await screen.findByRole('tab', { name: '全部' }));
    expect(await screen.findByText('SA20990302000001')).toBeVisible();
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  });

  it('counts the applications in each state, one click away', async () => {
    const { user } = await renderApplications([
      anApplication({ id: 1, status: 'applied' }),
      anApplication({ id: 2, status: 'accepted', applicationNo: 'SA2' }),
      anApplication({ id: 3, status: 'accepted', applicationNo: 'SA3' }),
    ]);
    await user.click(await screen.findByRole('tab', { name: '待派单 2' }));
    await waitFor(() => expect(screen.queryByText('SA20990302000001')).toBeNull());
    expect(screen.getByText('SA3')).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderApplications([anApplication(visited)], { locale });
    await screen.findByText('SA20990302000001');
    expect(missing).toEqual([]);
  });
});

describe('the page of an application', () => {
  const show = (row: RaRecord, request: Partial<RenderRequest> = {}) =>
    renderApplications([row], { at: '/1/show', ...request });

  it('shows the whole history, with actor and person', async () => {
    await show(anApplication(visited));
    const steps = within(await screen.findByRole('region', { name: '处理经过' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '申请2099-03-02 09:00操作人 系统管理员',
      '派单2099-03-03 09:00派给 张*丰 · 操作人 调度员甲',
      '签到2099-03-12 09:04护理员 张*丰',
      '自动关单2099-03-12 14:00系统自动',
    ]);
  });

  it('shows the reason of a cancellation in words', async () => {
    const steps = [{ action: 'cancel', time: '2099-03-12T08:00:00+08:00', adminName: '调度员甲', note: 'hospital' }];
    await show(anApplication({ status: 'cancelled', cancelReason: 'hospital', lateCancel: true, steps }));
    expect(within(await screen.findByRole('region', { name: '处理经过' })).getByText('住院')).toBeVisible();
    expect(screen.getByText('开始前不足 2 小时取消：住院')).toBeVisible();
  });

  it("hides the elder's address until the record is revealed", async () => {
    const { user } = await show(anApplication(visited));
    const visit = within(await screen.findByRole('region', { name: '签到与签退' }));
    expect(visit.getByText('距服务地点 260 米，超出范围 160 米')).toBeVisible();
    expect(visit.getByText(/坐标已隐藏/)).toBeVisible();
    expect(visit.getByRole('img')).not.toHaveTextContent('北');
    await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('核对身份信息'));
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await visit.findByText('北')).toBeVisible();
    expect(visit.queryByText(/坐标已隐藏/)).toBeNull();
  });

  it('shows which rules hit and by how much, in a sentence', async () => {
    await show(anApplication(visited));
    const risk = within(await screen.findByRole('region', { name: '风险' }));
    const row = await risk.findByRole('row', { name: /签到位置偏离 260 米，超过 100 米/ });
    expect(row).toHaveTextContent(/26010025$/);
  });

  it('lists the items of the visit', async () => {
    await show(anApplication({ itemCodes: ['BATH', 'GONE'] }));
    expect(await screen.findByText('助浴、GONE')).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await show(anApplication(visited), { locale });
    await screen.findAllByText(/SA20990302000001/);
    expect(missing).toEqual([]);
  });
});

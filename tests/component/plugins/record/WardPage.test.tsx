import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PluginIdContext } from '../../../../src/core/plugin-api';
import { deviceUser } from '../../../../src/plugins/device/entities/wearers/deviceUser';
import { type WardAlert, wearerAlert } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import { heartRate, heartRateRecord } from '../../../../src/plugins/record/entities/kinds/heartRate';
import { recordList } from '../../../../src/plugins/record/list/recordList';
import WardPage from '../../../../src/plugins/record/ward/WardPage';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';

const ALERTS = 'jishan-smart/record-manage/wearer-alert-manage';
const RATES = 'jishan-smart/record-manage/heart-rate-manage';
const WEARERS = 'jishan-smart/device-manage/device-user-manage';

const finding = {
  kind: 'heartRate' as const,
  code: 'heartRateLow' as const,
  level: 'critical' as const,
  deviceId: 3,
  recordId: 41,
  date: '2026-03-12',
  fromTime: '2026-03-12T03:20:00.000+08:00',
  toTime: '2026-03-12T03:40:00.000+08:00',
  value: 38,
  limit: 40,
  wholeDay: false,
  ongoing: false,
};

function aPatient(changes: Partial<WardAlert> = {}): WardAlert {
  return {
    id: 1,
    deviceUserId: 7,
    deviceUserName: '王*英',
    deviceId: null,
    deviceSn: null,
    attendTime: null,
    attendedById: null,
    attendedByName: null,
    told: [],
    extremes: null,
    age: 82,
    alertLevel: 'critical',
    kinds: ['heartRate'],
    findings: [{ ...finding, known: 'ended' as const }],
    since: finding.fromTime,
    lastTime: finding.toTime,
    trend: { kind: 'heartRate', channel: 'mean', startTime: finding.fromTime, stepMin: 30, values: [60, 38, null, 70] },
    status: 'open',
    acknowledgedById: null,
    acknowledgedByName: null,
    acknowledgeTime: null,
    note: null,
    urgent: false,
    withdrawn: null,
    raisedTime: finding.toTime,
    escalation: 'none',
    escalateTime: null,
    outcome: null,
    closedById: null,
    closedByName: null,
    closeTime: null,
    closeNote: null,
    lastDataTime: finding.toTime,
    elderlyId: 5,
    regionCode: '119901',
    doctorId: 2,
    doctorName: '李*',
    createTime: finding.toTime,
    updateTime: finding.toTime,
    createBy: 'system',
    updateBy: 'system',
    version: 1,
    ...changes,
  };
}

const WardInPlugin = () => (
  <PluginIdContext.Provider value="record-manage">
    <WardPage />
  </PluginIdContext.Provider>
);

async function renderWard(
  patients: WardAlert[] = [aPatient()],
  { tables: others, ...request }: Partial<RenderRequest> = {},
) {
  const tables = {
    ...others,
    [ALERTS]: { entity: wearerAlert, rows: patients as never },
    [RATES]: { entity: heartRate, rows: [] },
  };
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation) =>
    operation === 'selectWard' ? { data: patients, dataCount: patients.length } : {},
  );
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ALERTS,
    pages: { list: WardInPlugin },
    ...request,
  });
  await screen.findByRole('status');
  return { ...rendered, dataProvider };
}

const asked = (dataProvider: Awaited<ReturnType<typeof renderWard>>['dataProvider']) =>
  dataProvider.call.mock.calls.findLast(([, operation]) => operation === 'selectWard')?.[2];

describe('the ward', () => {
  it('shows who needs attention, the finding, its trend and the responsible staff', async () => {
    await renderWard();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('危急')).toBeVisible();
    expect(card.getByText('82 岁')).toBeVisible();
    expect(card.getByText('38 次/分（界限 40 次/分）')).toBeVisible();
    expect(card.getByRole('img', { name: '心率走势：最低 38，最高 70，最近 70 界限 40' })).toBeVisible();
    expect(card.getByText(/开始.*已于.*结束/)).toBeVisible();
    expect(card.queryByText('危及生命')).toBeNull();
    expect(card.getByText('负责医生：李*')).toBeVisible();
    expect(card.getByRole('link', { name: '心率 · 心率过慢' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/41\/show$/),
    );
    expect(screen.getByRole('status')).toHaveTextContent('共 1 人，待处理 1 人');
  });

  it('shows that a finding is ongoing or life-threatening, and how the last one ended', async () => {
    const fall = {
      ...finding,
      kind: 'sportAmplitude' as const,
      code: 'possibleFall' as const,
      value: 3_850,
      limit: 3_000,
    };
    await renderWard([
      aPatient({
        urgent: true,
        findings: [{ ...fall, known: 'ongoing' as const }],
        outcome: 'falseAlarm',
        closedByName: '护士乙',
        closeTime: '2026-03-11T08:00:00.000+08:00',
        closeNote: '手环松动',
      }),
    ]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('危及生命')).toBeVisible();
    expect(card.getByText(/开始.*仍在持续/)).toBeVisible();
    expect(card.getByText('3.85 g（界限 3 g）')).toBeVisible();
    expect(card.getByText(/护士乙 误报 · 手环松动/)).toBeVisible();
  });

  it('shows no end of an episode that ends with the data, nor of a single reading', async () => {
    await renderWard([
      aPatient({ findings: [{ ...finding, known: 'unknown' as const }] }),
      aPatient({ id: 2, deviceUserId: 8, findings: [{ ...finding, known: null }] }),
    ]);
    const [episode, reading] = await screen.findAllByRole('listitem');
    expect(within(episode!).getByText(/开始.*数据止于.*此后情况未知/)).toBeVisible();
    expect(within(reading!).getByText(/开始$/)).not.toHaveTextContent(/持续|结束|未知/);
  });

  it('shows alerts without an acknowledgment and who was notified, both sources of an event, and retractions', async () => {
    const report = {
      ...finding,
      kind: 'ecg' as const,
      code: 'pauseLong' as const,
      recordId: 9,
      value: 3_400,
      limit: 3_000,
    };
    const gone = { ...finding, code: 'heartRateHigh' as const, reason: 'notTheirs' as const, time: finding.toTime };
    const { missing } = await renderWard([
      aPatient({
        findings: [report, finding],
        escalation: 'lead',
        withdrawn: [gone],
        told: [
          { role: 'post', name: '护士甲', state: 'delivered', time: finding.toTime },
          { role: 'post', name: '护士乙', state: 'queued', time: finding.toTime },
          { role: 'doctor', name: '李*', state: 'queued', time: finding.toTime },
        ],
      }),
    ]);
    expect(await screen.findByText(/^1 人的危急预警超过时限无人接手/)).toBeVisible();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText(/^已 .+无人接手$/)).toBeVisible();
    expect(card.getByText('已发给 2 名在岗人员，1 人已收到')).toBeVisible();
    expect(card.getByText(/^负责医生未通知到：消息自 .* 起等待送达$/)).toBeVisible();
    expect(card.getByText('同一事件也见于')).toBeVisible();
    expect(card.getByRole('link', { name: '心率 · 心率过慢' })).toBeVisible();
    expect(card.getByText(/^已撤回：心率过快（.*），不属于该佩戴者$/)).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('names the person in its dialogs, and asks for the outcome', async () => {
    const { user, dataProvider } = await renderWard();
    const card = within(await screen.findByRole('listitem'));
    await user.click(await card.findByRole('button', { name: '关闭预警' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/王\*英/)).toBeVisible();
    await user.click(await dialog.findByRole('combobox', { name: /处理结果/ }));
    await user.click(await screen.findByRole('option', { name: '已上门查看' }));
    await user.click(dialog.getByRole('button', { name: '关闭预警' }));
    await waitFor(() =>
      expect(dataProvider.call).toHaveBeenCalledWith(
        ALERTS,
        'close',
        expect.objectContaining({ id: 1, outcome: 'visited' }),
        expect.anything(),
      ),
    );
  });

  it('reveals the phone numbers after a reason', async () => {
    const tables = {
      [WEARERS]: {
        entity: deviceUser,
        rows: [
          {
            id: 7,
            name: '王秀英',
            phone: '13800000001',
            emergencyContacts: [{ name: '王小明', relation: 'child', phone: '13800000002' }],
          },
        ],
      },
    };
    const { user } = await renderWard([aPatient()], { tables });
    const card = within(await screen.findByRole('listitem'));
    await user.click(await card.findByRole('button', { name: '联系电话' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '联系老人或家属' }));
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await card.findByRole('link', { name: '13800000001' })).toHaveAttribute('href', 'tel:13800000001');
    expect(card.getByRole('link', { name: '13800000002' })).toBeVisible();
  });

  it('shows that nobody needs attention', async () => {
    await renderWard([]);
    expect(await screen.findByText('目前没有待处理的预警')).toBeVisible();
  });

  it('shows who has claimed a person, with the note, and offers only to release the claim', async () => {
    await renderWard([
      aPatient({
        status: 'acknowledged',
        acknowledgedByName: '护士甲',
        acknowledgeTime: finding.toTime,
        note: '已电话',
      }),
    ]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText(/护士甲.*已电话/)).toBeVisible();
    expect(card.queryByRole('button', { name: '我来处理' })).toBeNull();
    expect(await card.findByRole('button', { name: '退回待处理' })).toBeVisible();
  });

  it('filters by one level, one kind, one region; an invalid code is not sent', async () => {
    const { user, dataProvider } = await renderWard();
    await user.click(screen.getByRole('button', { name: '危急' }));
    await waitFor(() => expect(asked(dataProvider)).toEqual({ alertLevel: 'critical' }));
    await user.type(await screen.findByRole('combobox', { name: '地区' }), '1199{Enter}');
    await user.click(screen.getByRole('button', { name: '全部' }));
    await waitFor(() => expect(asked(dataProvider)).toEqual({}));
    await user.clear(screen.getByRole('combobox', { name: '地区' }));
    await user.type(screen.getByRole('combobox', { name: '地区' }), '119901{Enter}');
    await waitFor(() => expect(asked(dataProvider)).toEqual({ region: '119901' }));
  });

  it('shows one finding of each code, and counts the others', async () => {
    const codes = [
      'heartRateLow',
      'heartRateLow',
      'heartRateHigh',
      'longGap',
      'restingRateUp',
      'oxygenLow',
      'noMovement',
    ];
    await renderWard([aPatient({ findings: codes.map((code) => ({ ...finding, code: code as 'longGap' })) })]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getAllByRole('link', { name: '心率 · 心率过慢' })).toHaveLength(1);
    expect(card.getByText('另有 1 项发现')).toBeVisible();
  });

  it.each(['zh-TW', 'en', 'ja'] as const)('has all its texts in %s', async (locale) => {
    const { missing } = await renderWard([aPatient()], { locale });
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(missing).toEqual([]);
  });
});

describe('the list of a kind of record', () => {
  it('shows day, wearer, aggregates and findings; the day links to its page', async () => {
    const row = { id: 41, deviceId: 3, date: '2026-03-12', deviceUserId: 7, alertLevel: 'warn', avg: 71.5, version: 1 };
    const calm = { ...row, id: 42, date: '2026-03-11', alertLevel: 'none', avg: 68 };
    const tables = {
      [RATES]: { entity: heartRate, rows: [row, calm] },
      [WEARERS]: { entity: deviceUser, rows: [{ id: 7, name: '王秀英' }] },
    };
    const dataProvider = fakeBackend(tables);
    await renderPages({
      dataProvider,
      tables,
      resource: RATES,
      pages: { list: recordList(heartRateRecord), show: () => null },
    });
    const cells = within((await screen.findByText('71.5')).closest('tr') ?? document.body);
    expect(cells.getByRole('link', { name: '2026-03-12' })).toHaveAttribute('href', `/${RATES}/41/show`);
    expect(cells.getByText('预警')).toBeVisible();
    expect(await cells.findByText('王*英')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /平均（次\/分）/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^新增/ })).toBeNull();
  });
});

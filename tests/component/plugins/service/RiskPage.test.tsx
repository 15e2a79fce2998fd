import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { HighRiskRow } from '../../../../src/plugins/service/entities/risk/riskCalls';
import RiskPage from '../../../../src/plugins/service/risk/RiskPage';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aRisk, aVisit, RISK_RULES, riskStatistics, riskSummary, VISITS, visitBackend, visitTables } from './visits';

const NOTE = '护理员承认使用了模拟定位';

interface Setting extends Partial<RenderRequest> {
  rows?: HighRiskRow[];
  answers?: Readonly<Record<string, unknown>>;
}

async function renderRisks({ rows = [aRisk()], answers, ...request }: Setting = {}) {
  const tables = visitTables([aVisit({ id: 7 })]);
  const data = rows as unknown as RaRecord[];
  const dataProvider = visitBackend({
    tables,
    special: { data, total: data.length, meta: { summary: riskSummary } },
    answers: { selectRiskStatistics: riskStatistics, ...answers },
  });
  const rendered = await renderPages({ dataProvider, tables, resource: VISITS, pages: { list: RiskPage }, ...request });
  await screen.findAllByText(/SA20260310/);
  return { ...rendered, dataProvider };
}

const callsOf = (dataProvider: ReturnType<typeof visitBackend>, operation: string) =>
  dataProvider.call.mock.calls.filter(([, name]) => name === operation).map(([, , params]) => params);

describe('the anomaly monitoring', () => {
  it('shows score, rules by name and people concerned, and the figures of the period', async () => {
    await renderRisks();
    expect(screen.getByText('高 85')).toBeVisible();
    expect(screen.getByText('签到定位偏离')).toBeVisible();
    expect(screen.getByText('王*英')).toBeVisible();
    expect(screen.getByText('已确认 2 次')).toBeVisible();
    expect(screen.getByRole('button', { name: /^未结案/ })).toHaveTextContent('未结案6');
  });

  it('filters by a pressed figure: exactly that level, in any state of review', async () => {
    const { user, dataProvider } = await renderRisks();
    const filter = () => dataProvider.getList.mock.calls.findLast(([resource]) => resource === VISITS)?.[1].filter;
    await user.click(screen.getByRole('button', { name: /^中风险/ }));
    await waitFor(() => expect(filter()).toMatchObject({ minLevel: 'medium', maxLevel: 'medium' }));
    expect(filter()?.riskStatus).toContain('none');
    expect(screen.getByRole('button', { name: /^中风险/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^未结案/ }));
    await waitFor(() => expect(filter()).toEqual({ minLevel: 'low', riskStatus: ['open', 'reviewing'] }));
    expect(callsOf(dataProvider, 'selectRiskStatistics')).toEqual([{}]);
  });

  it('draws where the visit under review was signed', async () => {
    const { user } = await renderRisks();
    await user.click(screen.getByRole('button', { name: '核查' }));
    expect(await screen.findByRole('img', { name: '签到位置示意图' })).toBeVisible();
    expect(screen.getByText('距服务地点 480 米，超出范围 380 米')).toBeVisible();
  });

  it('explains the finding of a rule in words', async () => {
    const { user } = await renderRisks();
    await user.hover(screen.getByText('签到定位偏离'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('签到位置偏离 480 米，超过 200 米 · +25 分');
  });

  it('requests charts of the same visits, whatever level and state the list shows', async () => {
    const { user, dataProvider } = await renderRisks();
    await waitFor(() => expect(callsOf(dataProvider, 'selectRiskStatistics')).toEqual([{}]));
    await user.click(screen.getByRole('button', { name: '收起图表' }));
    expect(screen.queryByText('各规则命中次数')).toBeNull();
  });

  it('claims a review, decides it with a long enough note, and shows the consequence', async () => {
    const { user, dataProvider } = await renderRisks({
      answers: {
        reviewRisk: { id: 7, riskStatus: 'reviewing', settleStatus: 'frozen', version: 4 },
        confirmRisk: { id: 7, riskStatus: 'confirmed', settleStatus: 'refused', version: 5 },
      },
    });
    await user.click(await screen.findByRole('button', { name: '核查' }));
    const dialog = within(await screen.findByRole('dialog', { name: /核查 SA20260310000007/ }));
    expect(await dialog.findByText('服务仅 4 分钟，不足 5 分钟', { exact: false })).toBeVisible();
    expect(dialog.getByText('核查有结论之前，这一单不能结算。')).toBeVisible();
    expect(dialog.getByText(/已确认 2 次违规，满 3 次将建议禁用/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: '开始核查' }));
    expect(callsOf(dataProvider, 'reviewRisk')).toEqual([{ id: 7, version: 3 }]);
    await user.click(await dialog.findByRole('radio', { name: /^确认违规/ }));
    const note = dialog.getByRole('textbox', { name: /核查说明/ });
    await user.type(note, '太短');
    expect(dialog.getByText('至少 10 个字，还差 8 个')).toBeVisible();
    expect(dialog.getByRole('button', { name: '确认违规' })).toBeDisabled();
    await user.clear(note);
    await user.type(note, NOTE);
    await user.click(dialog.getByRole('button', { name: '确认违规' }));
    expect(callsOf(dataProvider, 'confirmRisk')).toEqual([{ id: 7, version: 4, note: NOTE }]);
    expect(await dialog.findByRole('button', { name: '核查结案' })).toBeVisible();
  });

  it('shows a refusal about the note at its input, and stays open', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderRisks({
      rows: [aRisk({ riskStatus: 'reviewing' })],
      answers: { dismissRisk: new HttpError('填写有误', 4000, { errors: { note: '请写明依据', id: '已被核查' } }) },
    });
    await user.click(await screen.findByRole('button', { name: '核查' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^误报/ }));
    await user.type(dialog.getByRole('textbox', { name: /核查说明/ }), NOTE);
    await user.click(dialog.getByRole('button', { name: '判为误报' }));
    expect(await dialog.findByText('请写明依据')).toBeVisible();
    expect(dialog.getByText('已被核查')).toBeVisible();
    expect(dialog.queryByText(/填写有误/)).toBeNull();
    expect(dialog.getByRole('textbox', { name: /核查说明/ })).toHaveValue(NOTE);
  });

  it('is read-only for users who may not review', async () => {
    const { user } = await renderRisks({ can: (action) => action === 'list' });
    await user.click(screen.getByRole('button', { name: '核查' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: '开始核查' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /选择/ })).toBeNull();
  });

  it('decides about several at once and shows which were refused', async () => {
    const second = aRisk({ id: 8, applicationNo: 'SA20260310000008' });
    const { user, dataProvider } = await renderRisks({
      rows: [aRisk(), second],
      answers: { reviewRisks: { done: [7], failed: [{ id: 8, message: '不能核查自己补签的服务单' }] } },
    });
    for (const box of await screen.findAllByRole('checkbox', { name: /^选择 SA/ })) await user.click(box);
    await user.click(await screen.findByRole('button', { name: '批量核查' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^误报/ }));
    await user.type(dialog.getByRole('textbox', { name: /核查说明/ }), NOTE);
    await user.click(dialog.getByRole('button', { name: '提交结论' }));
    expect(await dialog.findByText('不能核查自己补签的服务单')).toBeVisible();
    expect(callsOf(dataProvider, 'reviewRisks')).toEqual([{ ids: [7, 8], decision: 'dismissRisk', note: NOTE }]);
  });

  it('shows why no decision about several was made, and keeps the inputs', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderRisks({
      answers: { reviewRisks: new HttpError('填写有误', 4000, { errors: { note: '太短', ids: '最多 100 项' } }) },
    });
    await user.click(await screen.findByRole('checkbox', { name: /^选择 SA/ }));
    await user.click(await screen.findByRole('button', { name: '批量核查' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^误报/ }));
    const note = dialog.getByRole('textbox', { name: /核查说明/ });
    await user.type(note, NOTE);
    await user.click(dialog.getByRole('button', { name: '提交结论' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription('太短'));
    expect(dialog.getByText('最多 100 项')).toBeVisible();
    expect(note).toHaveValue(NOTE);
  });

  it.each(['zh-CN', 'zh-TW', 'en', 'ja'] as const)('has a text for everything it shows in %s', async (locale) => {
    const { user, missing } = await renderRisks({ locale, rows: [aRisk({ riskStatus: 'reviewing' })] });
    await user.click(screen.getByRole('button', { name: 'SA20260310000007' }));
    await screen.findByRole('dialog');
    await screen.findAllByRole('radio');
    expect(missing).toEqual([]);
  });
});

describe('the table of rules', () => {
  async function renderRules(setting: Setting = {}) {
    const rendered = await renderRisks(setting);
    await rendered.user.click(await screen.findByRole('tab', { name: '规则表' }));
    const rule = within(await screen.findByRole('listitem', { name: /^R09/ }));
    return { ...rendered, rule };
  }

  it('tests changed rules on past visits and shows the old and the new level', async () => {
    const { user, rule, dataProvider } = await renderRules({
      answers: { tryRiskRules: { total: 900, visits: 800, changes: [{ from: 'high', to: 'medium', count: 13 }] } },
    });
    expect(await screen.findByRole('button', { name: '试算' })).toBeDisabled();
    const points = rule.getByRole('textbox', { name: '极短' });
    await user.clear(points);
    expect(screen.getByRole('button', { name: '试算' })).toBeDisabled();
    await user.type(points, '40');
    await user.click(screen.getByRole('button', { name: '试算' }));
    const dialog = within(await screen.findByRole('dialog', { name: '试算结果' }));
    expect(dialog.getByText(/800 次服务中，有 13 次会改变等级/)).toBeVisible();
    expect(dialog.getByText(/共 900 次，只试算了其中 800 次/)).toBeVisible();
    const high = within(dialog.getByRole('row', { name: /^高/ }));
    expect(high.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['–', '–', '13', '–']);
    expect(callsOf(dataProvider, 'tryRiskRules')).toEqual([
      {
        rules: [
          {
            ruleId: 'R09',
            enabled: true,
            limits: [
              { name: 'fragmentMinutes', value: 5 },
              { name: 'shortPercent', value: 80 },
            ],
            points: [
              { name: 'short', value: 15 },
              { name: 'belowMinimum', value: 35 },
              { name: 'fragment', value: 40 },
            ],
          },
        ],
      },
    ]);
    expect(dataProvider.update).not.toHaveBeenCalled();
  });

  it('highlights a value out of its range and sends nothing', async () => {
    const { user, rule } = await renderRules();
    const percent = rule.getByRole('textbox', { name: '低于计划（%）' });
    await user.clear(percent);
    await user.type(percent, '101');
    expect(percent).toBeInvalid();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(rule.getByRole('textbox', { name: '低于计划（%）' })).toHaveValue('80');
  });

  it('keeps the changes during a look at the visits', async () => {
    const { user, rule } = await renderRules();
    await user.click(rule.getByRole('switch'));
    await user.click(screen.getByRole('tab', { name: '异常服务' }));
    await screen.findByText('SA20260310000007');
    await user.click(screen.getByRole('tab', { name: '规则表' }));
    expect(await screen.findByText('已修改 1 条规则')).toBeVisible();
  });

  it('saves each changed rule with the version it was changed on', async () => {
    const { user, rule, dataProvider } = await renderRules();
    await user.click(rule.getByRole('switch', { name: '启用“时长过短”' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalledTimes(1));
    const [resource, params] = dataProvider.update.mock.calls[0] ?? [];
    expect(resource).toBe(RISK_RULES);
    expect(params).toMatchObject({ id: 9, data: { version: 1, enabled: false } });
    await waitFor(() => expect(screen.getByText('修改界限或分值后可以试算')).toBeVisible());
  });

  it('is read-only for users who may not change the values', async () => {
    const { rule } = await renderRules({ can: (action) => action === 'list' });
    expect(rule.getByRole('textbox', { name: '极短' })).toBeDisabled();
    expect(rule.getByRole('switch')).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});

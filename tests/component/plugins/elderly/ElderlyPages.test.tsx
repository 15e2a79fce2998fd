import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ElderlyList from '../../../../src/plugins/elderly/elderly/ElderlyList';
import ElderlyShow from '../../../../src/plugins/elderly/elderly/ElderlyShow';
import elderlyForm from '../../../../src/plugins/elderly/elderly/elderlyForm';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import NoServicedPage from '../../../../src/plugins/elderly/noServiced/NoServicedPage';
import ElderlyIndex from '../../../../src/plugins/elderly/overview/page';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { formPages } from '../../kit/support/formPages';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { anElder, ELDERS, elderTables } from './elders';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

async function renderElders(request: Partial<RenderRequest> = {}, rows = [anElder()]) {
  const tables = elderTables(rows);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ELDERS,
    pages: { ...formPages(elderly, elderlyForm), create: undefined, list: ElderlyList, show: ElderlyShow },
    ...request,
  });
  return { ...rendered, dataProvider };
}

describe('the list of elders', () => {
  it("has the operator's columns", async () => {
    await renderElders();
    await screen.findByText('E1199010000001');
    const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    // The actions of rows are rendered a moment after the rows.
    await screen.findByRole('columnheader', { name: '操作' });
    await waitFor(() =>
      expect(columns().slice(1, -1)).toEqual([
        '老人编号',
        '姓名',
        '状态',
        '年龄',
        '能力等级',
        '老人类型',
        '街道 / 社区',
        '最近服务',
        '护理员',
        '近 30 天服务次数',
        '性别',
        '居住情况',
        '市级类别',
      ]),
    );
    expect(screen.getByText('松涛街道 / 敬老社区')).toBeVisible();
  });

  it('shows elders with a due assessment', async () => {
    const rows = [anElder(), anElder({ id: 2, elderlyNo: 'E2', capacityNextDate: '2025-01-01' })];
    const { user } = await renderElders({}, rows);
    await user.click(await screen.findByRole('tab', { name: '待评估 1' }));
    await waitFor(() => expect(screen.queryByText('E1199010000001')).toBeNull());
    expect(screen.getByText('E2')).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderElders({ locale });
    await screen.findByText('E1199010000001');
    expect(missing).toEqual([]);
  });
});

describe('the page of an elder', () => {
  it('shows all groups, with personal data masked and health data hidden', async () => {
    await renderElders({ at: '/1/show' });
    const documents = within(await screen.findByRole('region', { name: '证件与联系' }));
    expect(documents.getByText('119***********002*')).toBeVisible();
    expect(documents.getByText('王*明')).toBeVisible();
    expect(within(screen.getByRole('region', { name: '健康' })).getAllByText('已隐藏').length).toBeGreaterThan(0);
    expect(screen.getByText('评估明细已隐藏，查看完整信息后显示')).toBeVisible();
  });

  it('shows age, ability and risk beside the name', async () => {
    await renderElders({ at: '/1/show' }, [anElder({ visitLevel: 'A', focusTags: ['alone', 'fallRisk'] })]);
    const head = within(await screen.findByRole('banner'));
    await head.findByText('能力完好');
    const facts = head.getAllByRole('listitem').map(({ textContent }) => textContent);
    const deadline = expect.stringMatching(/^下次评估日期 2099-01-02 · .*天后$/);
    expect(facts).toEqual(['85 岁', '能力完好', 'A 高风险', '独居', '跌倒高危', deadline]);
  });

  it('shows the scores of the assessment when the record is revealed', async () => {
    const { user } = await renderElders({ at: '/1/show' });
    await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('核对身份信息'));
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await screen.findByText('自理能力 32 / 32')).toBeVisible();
    expect(screen.getByText('119900194003150022')).toBeVisible();
  });

  it('offers the actions that the state allows, and asks for their inputs', async () => {
    const { user, dataProvider } = await renderElders({ at: '/1/show' });
    await user.click(await screen.findByRole('button', { name: '暂停服务' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: '住院' }));
    await user.click(dialog.getByRole('button', { name: '暂停服务' }));
    expect(await dialog.findByText('不能为空')).toBeVisible();
    expect(dataProvider.call).not.toHaveBeenCalled();
  });

  it('warns of a due assessment', async () => {
    await renderElders({ at: '/1/show' }, [anElder({ capacityNextDate: '2025-01-01' })]);
    expect(await screen.findByText('能力评估已于 2025-01-01 到期，请安排重新评估。')).toBeVisible();
  });

  it('renders the parts that other plugins add', async () => {
    const widget = { key: 'x/widget/y', plugin: 'x', size: 1 as const };
    await renderElders({
      at: '/1/show',
      widgets: {
        [`${ELDERS}.show`]: [{ ...widget, render: ({ record }) => <p>falls of {String(record?.elderlyNo)}</p> }],
      },
    });
    expect(await screen.findByText('falls of E1199010000001')).toBeVisible();
  });

  it('reports that the elder does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderElders({ at: '/77/show' });
    expect(await screen.findByText('记录不存在，或已被删除')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', `/${ELDERS}`);
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderElders({ at: '/1/show', locale });
    await screen.findByText('119***********002*');
    expect(missing).toEqual([]);
  });
});

describe('the screening for elders without a service', () => {
  it('calls the special read for the current month and shows days and reason', async () => {
    const tables = elderTables([anElder()]);
    const dataProvider = fakeBackend(tables);
    dataProvider.getList.mockResolvedValue({ data: [anElder({ daysSinceService: 12, reason: 'noPlan' })], total: 1 });
    const { missing } = await renderElders({
      tables,
      dataProvider,
      pages: { list: NoServicedPage, show: ElderlyShow },
    });
    expect(await screen.findByText('12')).toBeVisible();
    expect(screen.getByText('未排班')).toBeVisible();
    const [, params] = dataProvider.getList.mock.calls.find(([name]) => name === ELDERS) ?? [];
    expect(params).toMatchObject({
      meta: { operation: 'selectByNoServiced' },
      filter: { from: expect.stringMatching(/-01$/), to: expect.stringMatching(/-(28|29|30|31)$/) },
    });
    expect(screen.queryByRole('searchbox')).toBeNull();
    // Elders are neither changed nor removed from here.
    expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /编辑/ })).toBeNull();
    expect(missing).toEqual([]);
  });
});

describe('the overview of elders', () => {
  it('counts elders by waiting work, state, grade and age, each figure a link to them', async () => {
    const rows = [anElder(), anElder({ id: 2, status: 'draft' }), anElder({ id: 3, age: 72 })];
    const { missing } = await renderElders({ pages: { list: ElderlyIndex } }, rows);
    const link = await screen.findByRole('link', { name: /80–89 岁/ });
    await waitFor(() => expect(link).toHaveTextContent('1'));
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"age":{"from":80,"to":89}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /待完善/ })[0]).toHaveTextContent('1'));
    expect(await screen.findByRole('link', { name: /完全丧失/ })).toBeVisible();
    expect(missing).toEqual([]);
  });
});

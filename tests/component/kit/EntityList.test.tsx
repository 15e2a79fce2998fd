import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { HttpError, memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { EntityList } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const quickFilters = [
  { label: 'entities.attendant.choices.status.pending', filter: { status: 'pending' }, count: true },
  { label: 'entities.attendant.choices.status.passed', filter: { status: 'passed' } },
];

function AttendantList() {
  return (
    <EntityList
      entity={attendant}
      columns={['attendantNo', 'name', 'role', 'serviceTypeIds', 'serviceCount', 'status']}
      quickFilters={quickFilters}
    />
  );
}

async function renderList(rows = someAttendants(), request: Partial<RenderRequest> = {}) {
  const tables = attendantTables(rows);
  const dataProvider = request.dataProvider ?? fakeBackend(tables);
  const Page = () => <p />;
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ATTENDANTS,
    pages: { list: AttendantList, create: Page, show: Page, edit: Page },
    ...request,
  });
  return { ...rendered, dataProvider: dataProvider as ReturnType<typeof fakeBackend> };
}

function someAttendants() {
  return [
    anAttendant({ id: 1, attendantNo: 'A0000001', name: '张桂兰', status: 'passed' }),
    anAttendant({ id: 2, attendantNo: 'A0000002', name: '欧阳文', status: 'pending', serviceTypeIds: [1, 2] }),
    anAttendant({ id: 3, attendantNo: 'A0000003', name: '李敏', status: 'banned' }),
  ];
}

const row = async (text: string) => {
  const cell = await screen.findByText(text);
  const found = cell.closest('tr');
  if (!found) throw new Error(`${text} stands in no row`);
  return within(found);
};

describe('EntityList rows', () => {
  it('shows the named columns under translated headings, with codes, references and numbers in words', async () => {
    const { missing } = await renderList();
    const cells = await row('A0000002');
    await screen.findByRole('columnheader', { name: '操作' });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      '护理员编号',
      '姓名',
      '角色',
      '可提供服务',
      '服务单数',
      '状态',
      '操作',
    ]);
    expect(cells.getByText('养老护理员')).toBeVisible();
    expect(await cells.findByText(/助浴、助餐/)).toBeVisible();
    expect(cells.getByText('1,234')).toBeVisible();
    expect(cells.getByText('待审核')).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('masks names and links them to the record', async () => {
    await renderList();
    const link = await screen.findByRole('link', { name: '张*兰' });
    expect(link).toHaveAttribute('href', `/${ATTENDANTS}/1/show`);
    expect(screen.queryByText('张桂兰')).toBeNull();
  });

  it('follows links of its rows within the console, and leaves new tabs to the browser', async () => {
    const { user, router } = await renderList();
    const link = await screen.findByRole('link', { name: '张*兰' });
    const opened = vi.fn((event: Event) => {
      const isLeft = !event.defaultPrevented;
      // Nothing loads a page here.
      event.preventDefault();
      return isLeft;
    });
    window.addEventListener('click', opened);
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    window.removeEventListener('click', opened);
    expect(opened).toHaveReturnedWith(true);
    expect(router.state.location.pathname).toBe(`/${ATTENDANTS}`);
    await user.click(screen.getByRole('link', { name: '编辑 张*兰' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${ATTENDANTS}/1`));
  });

  it('labels every checkbox with its record', async () => {
    await renderList();
    expect(await screen.findByRole('checkbox', { name: '选择 李*' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: '全选' })).toBeInTheDocument();
  });

  it('reverses the order when a sorted heading is pressed again', async () => {
    const { user, dataProvider } = await renderList();
    const heading = await screen.findByRole('button', { name: '护理员编号' });
    await user.click(heading);
    await waitFor(() => expect(lastList(dataProvider).sort).toEqual({ field: 'attendantNo', order: 'ASC' }));
    await user.click(screen.getByRole('button', { name: '护理员编号' }));
    await waitFor(() => expect(lastList(dataProvider).sort).toEqual({ field: 'attendantNo', order: 'DESC' }));
    expect(screen.getByRole('columnheader', { name: '护理员编号' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows that there are no records yet', async () => {
    await renderList([]);
    expect(await screen.findByText('暂无护理员')).toBeVisible();
  });

  it('shows why the list failed and retries', async () => {
    const tables = attendantTables(someAttendants());
    const dataProvider = fakeBackend(tables);
    const works = dataProvider.getList.getMockImplementation();
    dataProvider.getList.mockRejectedValue(new HttpError('服务不可用', 503));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderList(undefined, { dataProvider, tables });
    expect(await screen.findByText('服务不可用')).toBeVisible();
    if (works) dataProvider.getList.mockImplementation(works);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('A0000001')).toBeVisible();
  });
});

describe('EntityList filters', () => {
  it.each(['Enter', 'Delete'])(
    'applies a quick filter, shows it as a chip, and removes it when %s is used',
    async (key) => {
      const { user } = await renderList();
      await user.click(await screen.findByRole('tab', { name: /待审核/ }));
      await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
      expect(screen.getByText('A0000002')).toBeVisible();
      const remove = await screen.findByRole('button', { name: '去掉条件“状态”' });
      expect(remove.parentElement).toHaveTextContent('状态 是 待审核');
      remove.focus();
      await user.keyboard(`{${key}}`);
      expect(await screen.findByText('A0000001')).toBeVisible();
    },
  );

  it('moves between quick filters by arrow keys, with one tab stop', async () => {
    const { user } = await renderList();
    const [all, pending, passed] = await screen.findAllByRole('tab');
    expect([all, pending, passed].map((tab) => tab?.tabIndex)).toEqual([0, -1, -1]);
    all?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}{ArrowLeft}');
    expect(pending).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pending).toHaveAttribute('aria-selected', 'true'));
  });

  it('counts the records of a quick filter', async () => {
    await renderList();
    expect(await screen.findByRole('tab', { name: '待审核 1' })).toBeInTheDocument();
  });

  it('debounces the search', async () => {
    const { user, dataProvider } = await renderList();
    await user.type(await screen.findByRole('searchbox'), '李');
    await waitFor(() => expect(lastList(dataProvider).filter).toEqual({ keyword: '李' }));
    expect(await screen.findByText('A0000003')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
  });

  it('keeps named filters and the order in the browser where the back end has no views', async () => {
    const { user, store } = await renderList();
    await user.click(await screen.findByRole('tab', { name: /待审核/ }));
    await user.click(screen.getByRole('button', { name: /^视图/ }));
    await user.type(await screen.findByRole('textbox', { name: '将当前列表保存为视图' }), '等待审核的人');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(store.getItem(`kit.filters.${ATTENDANTS}`)).toMatchObject([
      { name: '等待审核的人', filter: { status: 'pending' } },
    ]);
    await user.click(await screen.findByRole('button', { name: '清除全部条件' }));
    expect(await screen.findByText('A0000001')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^视图/ }));
    await user.click(await screen.findByRole('button', { name: /^等待审核的人/ }));
    await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
  });
});

describe('EntityList pages', () => {
  it('goes to the next and the last page, and shows the selected number of rows', async () => {
    const rows = Array.from({ length: 45 }, (_, at) => anAttendant({ id: at + 1, name: `护理员${at + 1}` }));
    const { user, dataProvider } = await renderList(rows);
    const asked = () => lastList(dataProvider).pagination;
    const way = (name: string) => screen.findByRole('button', { name });
    expect(await way('上一页')).toBeDisabled();
    await user.click(await way('下一页'));
    await waitFor(() => expect(asked()).toEqual({ page: 2, perPage: 20 }));
    await user.click(await way('最后一页'));
    await waitFor(() => expect(asked()).toEqual({ page: 3, perPage: 20 }));
    await waitFor(() => expect(screen.getByRole('button', { name: '最后一页' })).toBeDisabled());
    await user.selectOptions(screen.getByRole('combobox'), '50');
    await waitFor(() => expect(asked()).toEqual({ page: 1, perPage: 50 }));
  });
});

describe('EntityList columns', () => {
  it('shows and hides columns, and remembers the choice', async () => {
    const { user, store } = await renderList();
    await user.click(await screen.findByRole('button', { name: '列设置' }));
    await user.click(await screen.findByRole('checkbox', { name: '角色' }));
    await user.click(screen.getByRole('checkbox', { name: '手机号' }));
    expect(store.getItem(`kit.columns.${ATTENDANTS}`)).toEqual([
      'attendantNo',
      'name',
      'serviceTypeIds',
      'serviceCount',
      'status',
      'phone',
    ]);
    await user.click(screen.getByRole('button', { name: '上移“手机号”' }));
    expect(store.getItem(`kit.columns.${ATTENDANTS}`)).toEqual([
      'attendantNo',
      'name',
      'serviceTypeIds',
      'serviceCount',
      'phone',
      'status',
    ]);
    await user.keyboard('{Escape}');
    expect(await screen.findAllByText('199****0001')).toHaveLength(3);
    expect(screen.queryByRole('columnheader', { name: '角色' })).toBeNull();
  });

  it('lets the cells of a page use hooks, whichever columns are shown', async () => {
    function Presses() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{`次数 ${count}`}</button>;
    }
    const PressList = () => (
      <EntityList entity={attendant} columns={['role', { source: 'name', render: Presses }, 'attendantNo']} />
    );
    const { user } = await renderList(someAttendants().slice(0, 1), { pages: { list: PressList } });
    await user.click(await screen.findByRole('button', { name: '次数 0' }));
    await user.click(screen.getByRole('button', { name: '列设置' }));
    await user.click(await screen.findByRole('checkbox', { name: '角色' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: '角色' })).toBeNull();
    expect(await screen.findByRole('button', { name: '次数 1' })).toBeVisible();
  });
});

describe('EntityList actions', () => {
  it('has no check boxes and no actions column for read-only users', async () => {
    await renderList(undefined, { can: (action) => ['list', 'show'].includes(action) });
    await row('A0000002');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });

  it('offers for a row only the actions its state allows', async () => {
    const { user } = await renderList();
    const pending = await row('A0000002');
    expect(await pending.findByRole('button', { name: '通过' })).toBeVisible();
    await user.click(pending.getByRole('button', { name: '更多操作' }));
    const steps = await screen.findAllByRole('menuitem');
    expect(steps.map((item) => item.textContent)).toEqual(['驳回', '禁用', '删除']);
  });

  it('hides actions without permission', async () => {
    await renderList(undefined, { can: (action) => action === 'list' });
    await row('A0000002');
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
    expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull();
    expect(screen.queryByRole('link', { name: '新增护理员' })).toBeNull();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    expect(screen.queryByRole('button', { name: '查看完整信息' })).toBeNull();
  });

  it('asks for the inputs of an action, validates them, and calls the operation', async () => {
    const { user, dataProvider } = await renderList();
    const passed = await row('A0000001');
    await user.click(await passed.findByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '禁用' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByRole('textbox', { name: /禁用原因/ });
    await user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await dialog.findByText('不能为空')).toBeVisible();
    expect(dataProvider.call).not.toHaveBeenCalled();
    await user.type(reason, '多次未签到');
    await user.click(dialog.getByRole('button', { name: '禁用' }));
    await waitFor(() =>
      expect(dataProvider.call).toHaveBeenCalledWith(
        ATTENDANTS,
        'banAttendant',
        { id: 1, version: 1, reason: '多次未签到' },
        { silent: 'rejection' },
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('runs an action for all selected rows and shows why each refused one was refused', async () => {
    const { user, dataProvider } = await renderList();
    // React-admin logs each failed call to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    dataProvider.call.mockImplementation(async (_resource, _operation, params) => {
      if ('id' in params && params.id === 3) throw new HttpError('缺少有效的健康证', 4000);
      return {};
    });
    await user.click(await screen.findByRole('checkbox', { name: '全选' }));
    expect(await screen.findByText('已选 3 条')).toBeVisible();
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    await user.click(await bar.findByRole('button', { name: '通过' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('成功 2 条，失败 1 条，未处理 0 条')).toBeVisible();
    expect(dialog.getByText('李*')).toBeVisible();
    expect(dialog.getByText('缺少有效的健康证')).toBeVisible();
    expect(dataProvider.call).toHaveBeenCalledTimes(3);
  });

  it('lists the records of a bulk action, and how many of them another page shows', async () => {
    const rows = Array.from({ length: 45 }, (_, at) =>
      anAttendant({ id: at + 1, name: `护理员${at + 1}`, status: 'pending' }),
    );
    const { user, missing } = await renderList(rows);
    const selectPage = async () => user.click(await screen.findByRole('checkbox', { name: '全选' }));
    await selectPage();
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    const named = /^涉及：(\S+、){4}\S+ 等 (\d+) 条/;
    for (const step of ['通过', '删除']) {
      await user.click(await bar.findByRole('button', { name: step }));
      const dialog = within(await screen.findByRole('dialog'));
      expect((await dialog.findByText(named)).textContent).toMatch(/等 20 条$/);
      await user.click(dialog.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.click(await screen.findByRole('button', { name: '最后一页' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '最后一页' })).toBeDisabled());
    await selectPage();
    await screen.findByText('已选 25 条');
    await user.click(await bar.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByText(named)).textContent).toContain('其中 20 条不在当前页上');
    expect(missing).toEqual([]);
  });

  it('selects all records that match, and clears the selection with other filters', async () => {
    const rows = Array.from({ length: 145 }, (_, at) =>
      anAttendant({ id: at + 1, name: `护理员${at + 1}`, status: at < 130 ? 'pending' : 'passed' }),
    );
    const { user, missing } = await renderList(rows);
    await user.click(await screen.findByRole('tab', { name: /待审核/ }));
    const select = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));
    const allButton = () => screen.queryByRole('button', { name: '选择符合条件的全部 130 条' });
    await screen.findByText('第 1–20 条，共 130 条');
    await select('全选');
    await waitFor(() => expect(allButton()).toBeVisible());
    await user.click(allButton() ?? document.body);
    expect(await screen.findByText('已选 130 条')).toBeVisible();
    expect(allButton()).toBeNull();
    await user.click(screen.getByRole('button', { name: '最后一页' }));
    await screen.findByText('第 121–130 条，共 130 条');
    expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
    await user.click(screen.getByRole('tab', { name: /^已通过/ }));
    await screen.findByText('第 1–15 条，共 15 条');
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
    expect(missing).toEqual([]);
  });

  it('forgets the selection of an earlier visit', async () => {
    const rows = someAttendants();
    const store = memoryStore({ [`${ATTENDANTS}.selectedIds`]: [2] });
    await renderList(rows, { store });
    await row('A0000002');
    await waitFor(() => expect(store.getItem(`${ATTENDANTS}.selectedIds`)).toEqual([]));
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('selects a range of rows with Shift', async () => {
    const { user } = await renderList();
    // Ordered by state: 李* (banned), 张*兰 (passed), 欧*文 (pending).
    await user.click(await screen.findByRole('checkbox', { name: /选择 欧/ }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择 李*' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('已选 3 条')).toBeVisible();
  });

  it('deletes after a confirmation', async () => {
    const { user, dataProvider } = await renderList();
    const banned = await row('A0000003');
    await user.click(await banned.findByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('A0000003')).toBeNull());
    expect(dataProvider.delete).toHaveBeenCalledTimes(1);
  });
});

describe('EntityList personal data', () => {
  it('reveals a record only after a reason of five characters', async () => {
    const { user, dataProvider } = await renderList();
    const cells = await row('A0000001');
    await user.click(await cells.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '四个字呀');
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await dialog.findByText('原因至少 5 个字')).toBeVisible();
    expect(dataProvider.unmask).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox'), '了');
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await screen.findByText('张桂兰')).toBeVisible();
    expect(dataProvider.unmask).toHaveBeenCalledWith(ATTENDANTS, { id: 1, reason: '四个字呀了' });
    expect(screen.getByText('李*')).toBeVisible();
  });

  it('masks the record again after a minute', async () => {
    const { user } = await renderList();
    const cells = await row('A0000001');
    await user.click(await cells.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('核对身份信息'));
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    try {
      dialog.getByRole('button', { name: '查看完整信息' }).click();
      expect(await screen.findByText('张桂兰')).toBeVisible();
      // The clock advances by itself meanwhile, faster than a busy machine renders.
      await vi.advanceTimersByTimeAsync(50_000);
      expect(screen.getByText('张桂兰')).toBeVisible();
      await vi.advanceTimersByTimeAsync(11_000);
      await waitFor(() => expect(screen.queryByText('张桂兰')).toBeNull());
      expect(await screen.findByText('张*兰')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('EntityList export', () => {
  it('exports every row of the filter under localized headings, with names and labels', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x',
        revokeObjectURL: () => undefined,
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const many = Array.from({ length: 230 }, (_, at) =>
      anAttendant({ id: at + 1, attendantNo: `A${at}`, name: at === 0 ? '=HYPERLINK' : '张桂兰' }),
    );
    const { user, dataProvider } = await renderList(many);
    await screen.findByText('A19');
    await user.click(screen.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const text = await saved[0]?.text();
    const lines = text?.split('\r\n') ?? [];
    expect(lines[0]?.replace('\uFEFF', '')).toBe('护理员编号,姓名,角色,可提供服务,服务单数,状态');
    expect(lines).toHaveLength(231);
    expect(lines).toContain('A1,张*兰,养老护理员,助浴,"1,234",已通过');
    const pages = dataProvider.getList.mock.calls.filter(([, params]) => params.pagination?.perPage === 100);
    expect(pages.map(([, params]) => params.pagination?.page)).toEqual([1, 2, 3]);
    const [link] = click.mock.contexts;
    expect(link).toMatchObject({ download: expect.stringMatching(/^护理员-\d{8}-\d{4}\.csv$/) });
  });
});

describe('EntityList in other languages', () => {
  it.each(['zh-TW', 'en', 'ja'] as const)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderList(undefined, { locale });
    await screen.findByText('A0000001');
    expect(missing).toEqual([]);
  });

  it('shows type-list entries in English', async () => {
    await renderList(undefined, { locale: 'en' });
    expect((await screen.findAllByText(/Bathing/)).length).toBeGreaterThan(0);
  });
});

function lastList(dataProvider: ReturnType<typeof fakeBackend>) {
  const calls = dataProvider.getList.mock.calls.filter(
    ([name, params]) => name === ATTENDANTS && (params.pagination?.perPage ?? 0) > 1,
  );
  return calls[calls.length - 1]?.[1] ?? {};
}

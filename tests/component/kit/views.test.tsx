import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import type { ListView } from '../../../contract/query/listView';
import AttendantList from '../../../src/plugins/service/attendant/AttendantList';
import { listView } from '../../../src/plugins/system/entities/listView';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const VIEWS = 'list-view';

const aView = (more: Partial<ListView> = {}): ListView => ({
  id: 1,
  name: '待审核的人',
  listKey: ATTENDANTS,
  filter: { status: 'pending' },
  sortField: null,
  sortOrder: null,
  columns: ['name', 'status'],
  density: 'compact',
  sharing: 'none',
  templateId: null,
  templateName: null,
  sharedDefault: false,
  isOwn: true,
  ownerName: null,
  dropped: [],
  ...more,
});

async function renderViews(
  { views = [aView()], defaults = [] as object[] },
  request: Partial<Pick<RenderRequest, 'store' | 'at' | 'can'>> = {},
) {
  const tables = {
    ...attendantTables([
      anAttendant({ id: 1, attendantNo: 'A0000001', status: 'passed' }),
      anAttendant({ id: 2, attendantNo: 'A0000002', status: 'pending' }),
    ]),
    [VIEWS]: { entity: listView, rows: [] },
  };
  const dataProvider = fakeBackend(tables);
  const answers: Record<string, unknown> = { selectViews: views, selectDefaultViews: defaults, saveView: { id: 7 } };
  dataProvider.call.mockImplementation(async (_resource, operation) => answers[operation] ?? {});
  const Page = () => <p />;
  const pages = { list: AttendantList, create: Page, show: Page, edit: Page };
  const rendered = await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages, ...request });
  const sent = (operation: string) =>
    dataProvider.call.mock.calls.filter(([, name]) => name === operation).map(([, , params]) => params);
  return { ...rendered, sent };
}

const openViews = async (user: Awaited<ReturnType<typeof renderViews>>['user']) =>
  user.click(await screen.findByRole('button', { name: /^视图/ }));
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('views: choosing one sets filters, columns and density, and the list without a view brings back the own columns', async () => {
  const { user, missing } = await renderViews({});
  expect(await screen.findByText('A0000001')).toBeVisible();
  await openViews(user);
  await user.click(await screen.findByRole('button', { name: /^待审核的人/ }));
  await waitFor(() => expect(headings()).toEqual(['', '姓名', '状态', '操作']));
  expect(document.querySelector('[data-density=compact]')).not.toBeNull();
  expect(await screen.findByRole('button', { name: /待审核的人$/ })).toBeVisible();
  await openViews(user);
  await user.click(await screen.findByRole('button', { name: /^全部（不用视图）/ }));
  expect(await screen.findByText('A0000001')).toBeVisible();
  expect(missing).toEqual([]);
});

it('views: filters that were saved in the browser become views, and conditions on removed fields are left out', async () => {
  const store = memoryStore({
    [`kit.filters.${ATTENDANTS}`]: [{ name: '待审核的人', filter: { status: 'pending', gone: 1 } }],
  });
  const { user, sent } = await renderViews({}, { store });
  await openViews(user);
  // Another view has the name already.
  await waitFor(() =>
    expect(sent('saveView')).toMatchObject([{ name: '待审核的人 2', filter: { status: 'pending' } }]),
  );
  expect(sent('saveView')).not.toMatchObject([{ filter: { gone: 1 } }]);
  await waitFor(() => expect(store.getItem(`kit.filters.${ATTENDANTS}`)).toEqual([]));
});

it('views: a list opens with its default view, and names what its reader does not get', async () => {
  const view = aView({
    columns: ['name', 'oldField'],
    dropped: [{ part: 'filter', name: 'keyword', reason: 'hidden' }],
  });
  await renderViews({ defaults: [{ listKey: ATTENDANTS, view }] });
  expect(await screen.findByText('您无权查看，此视图的以下内容未应用：筛选“搜索”')).toBeVisible();
  expect(screen.getByText('已不存在，此视图的以下内容未应用：列“oldField”')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A0000001')).toBeNull());
});

it('views: a link sets columns and density', async () => {
  await renderViews({ views: [] }, { at: '?filter=%7B%7D&columns=name&density=compact' });
  await waitFor(() => expect(headings()).toEqual(['', '姓名', '操作']));
});

it('views: sharing is offered to holders of its permission only', async () => {
  const { user } = await renderViews({}, { can: (action) => action !== 'shareView' });
  await openViews(user);
  await user.click(await screen.findByRole('button', { name: '“待审核的人”的操作' }));
  expect(await screen.findByRole('menuitem', { name: '重命名' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '共享' })).toBeNull();
});

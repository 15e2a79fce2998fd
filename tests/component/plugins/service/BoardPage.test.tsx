import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ApplicationList from '../../../../src/plugins/service/application/ApplicationList';
import { MoveDialog } from '../../../../src/plugins/service/board/MoveDialog';
import type { BoardVisit, DayBoard } from '../../../../src/plugins/service/entities/visits/boardCalls';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { APPLICATIONS, aCandidate, anApplication, applicationTables } from './applications';

const DAY = '2099-03-12';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
const aBoardVisit = (overrides: Partial<BoardVisit> = {}): BoardVisit => ({
  id: 1,
  version: 1,
  applicationNo: 'SA20990302000001',
  status: 'assigned',
  signStatus: 'notDue',
  elderlyId: 1,
  elderlyName: '王*英',
  serviceTypeId: 1,
  attendantId: 11,
  planStart: `${DAY}T09:00:00+08:00`,
  planEnd: `${DAY}T10:00:00+08:00`,
  ...overrides,
});
const zhang = { id: 11, attendantNo: 'A0000011', name: '张*', role: 'caregiver', isPassed: true, dailyCap: 8 } as const;
const li = { id: 12, attendantNo: 'A0000012', name: '李*', role: 'nurse', isPassed: true, dailyCap: null } as const;
const open = aBoardVisit({ id: 2, elderlyName: '陈*', status: 'accepted', signStatus: null, attendantId: null });
const board = (changes: Partial<DayBoard> = {}): DayBoard => ({
  date: DAY,
  attendants: [zhang, li],
  attendantCount: 2,
  pageNum: 1,
  pageSize: 50,
  visits: [aBoardVisit()],
  unassigned: [open],
  unassignedCount: 1,
  ...changes,
});

/** Sets a narrow screen. */
function narrow() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

async function renderBoard({
  answer = board(),
  at = `?view=board&date=${DAY}`,
  ...request
}: Partial<RenderRequest> & { answer?: DayBoard } = {}) {
  const tables = applicationTables([anApplication(), anApplication({ id: 2 })]);
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation) => {
    if (operation === 'selectDayBoard') return answer;
    if (operation === 'selectAssignable') return { data: [aCandidate()], dataCount: 1 };
    return {};
  });
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: APPLICATIONS,
    pages: { list: ApplicationList, show: () => <p>show page</p> },
    at,
    ...request,
  });
  await screen.findAllByText('张*');
  return { ...rendered, dataProvider };
}

const asked = ({ call }: ReturnType<typeof fakeBackend>) =>
  call.mock.calls.filter(([, operation]) => operation === 'selectDayBoard').map(([, , params]) => params);
const bar = (elder: string) => screen.getByText(elder).closest('button') ?? document.body;

describe('the board of a day', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is reached by its address, and sends one request with that day and those filters', async () => {
    const { dataProvider } = await renderBoard({
      at: `?view=board&date=${DAY}&role=nurse&region=119901&keyword=李&page=2`,
    });
    expect(asked(dataProvider)).toEqual([
      { date: DAY, region: '119901', role: ['nurse'], keyword: '李', pageNum: 2, pageSize: 50 },
    ]);
    expect(screen.getByRole('tab', { name: '日程看板' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: '日期' })).toHaveValue(DAY);
  });

  it('shows visits with elder, service, time and state, and the unassigned ones', async () => {
    await renderBoard();
    const region = screen.getByRole('region', { name: `${DAY} 日程看板` });
    expect(within(region).getByText('待派单')).toBeVisible();
    await waitFor(() => expect(bar('王*英')).toHaveAccessibleName(/王\*英.*助浴.*09:00–10:00.*未到时间/));
    expect(bar('陈*')).toHaveAccessibleName(/已受理/);
    expect(screen.getByText('2 位护理员 · 本页 1 次上门 · 1 单待派')).toBeVisible();
  });

  it('marks overlapping visits and those with too little travel time between', async () => {
    const visits = [
      aBoardVisit(),
      aBoardVisit({ id: 3, elderlyName: '赵*', planStart: `${DAY}T09:30:00+08:00`, planEnd: `${DAY}T10:30:00+08:00` }),
      aBoardVisit({ id: 4, elderlyName: '钱*', attendantId: 12 }),
      aBoardVisit({
        id: 5,
        elderlyName: '孙*',
        attendantId: 12,
        planStart: `${DAY}T10:10:00+08:00`,
        planEnd: `${DAY}T10:40:00+08:00`,
      }),
    ];
    await renderBoard({ answer: board({ visits }) });
    expect(screen.getByText('2 单时间重叠')).toBeVisible();
    expect(screen.getByText('2 单间隔不足 15 分钟')).toBeVisible();
    expect(bar('赵*')).toHaveAccessibleName(/时间重叠/);
    expect(bar('孙*')).toHaveAccessibleName(/路程时间不足/);
  });

  it('goes to the day before and after, with the same filters and from the first page', async () => {
    const { user, router, dataProvider } = await renderBoard({ at: `?view=board&date=${DAY}&role=nurse&page=2` });
    await user.click(screen.getByRole('button', { name: '后一天' }));
    await waitFor(() =>
      expect(asked(dataProvider).at(-1)).toMatchObject({ date: '2099-03-13', role: ['nurse'], pageNum: 1 }),
    );
    expect(router.state.location.search).toBe('?view=board&date=2099-03-13&role=nurse');
    await user.click(screen.getByRole('button', { name: '前一天' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?view=board&date=${DAY}&role=nurse`));
  });

  it('opens a visit by keyboard and leads to the ranked list of attendants', async () => {
    const { user, dataProvider } = await renderBoard();
    bar('王*英').focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByRole('link', { name: '查看服务单' })).toHaveAttribute('href', `/${APPLICATIONS}/1/show`);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: '改派' })).toBeDisabled();
    expect(dataProvider.call.mock.calls.some(([, operation]) => operation === 'selectAssignable')).toBe(true);
  });

  it('offers no move without the permission, nor for a visit that has begun', async () => {
    const { user } = await renderBoard({ can: (action) => action !== 'reassign' });
    await user.click(bar('王*英'));
    expect(within(await screen.findByRole('dialog')).queryByRole('button')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(bar('陈*'));
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '派单给…' })).toBeVisible();
  });

  it('is a list by attendant on a narrow screen', async () => {
    narrow();
    const { user } = await renderBoard();
    const own = within(screen.getByRole('region', { name: '张*' }));
    expect(own.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: '李*' })).toBeNull();
    expect(screen.getByText('另有 1 位护理员当天没有安排')).toBeVisible();
    await user.click(own.getByRole('button'));
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: '改派给…' })).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderBoard({ locale });
    expect(missing).toEqual([]);
  });
});

describe('the dialog after a visit was dropped on an attendant', () => {
  async function renderMove({ visit = aBoardVisit(), refusal }: { visit?: BoardVisit; refusal?: () => Error } = {}) {
    const row = anApplication({ id: visit.id });
    const tables = applicationTables([row]);
    const dataProvider = fakeBackend(tables);
    const onClose = vi.fn();
    dataProvider.call.mockImplementation(async () => {
      if (refusal) {
        row.version = 2;
        throw refusal();
      }
      return {};
    });
    const rendered = await renderPages({
      dataProvider,
      tables,
      resource: APPLICATIONS,
      pages: {
        list: () => <MoveDialog resource={APPLICATIONS} move={{ visit, attendant: li }} onClose={onClose} />,
      },
    });
    return { ...rendered, dataProvider, onClose, dialog: within(await screen.findByRole('dialog')) };
  }

  it('sends the reason, with the displayed version', async () => {
    const { user, dialog, dataProvider, onClose } = await renderMove();
    await user.type(dialog.getByRole('textbox', { name: '改派原因' }), '临时请假{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(dataProvider.call.mock.calls).toEqual([
      [APPLICATIONS, 'reassign', { id: 1, version: 1, attendantId: 12, reason: '临时请假' }, { silent: true }],
    ]);
  });

  it('asks for no reason when nobody was assigned', async () => {
    const { user, dialog, dataProvider } = await renderMove({ visit: open });
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '派单' }));
    await waitFor(() => expect(dataProvider.call).toHaveBeenCalled());
    expect(dataProvider.call.mock.calls[0]?.slice(1, 3)).toEqual(['assign', { id: 2, version: 1, attendantId: 12 }]);
  });

  it('shows the problem of the reason at its input, and the one of the attendant above the buttons', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = { reason: '不能含有手机号', attendantId: '该护理员当日已满 8 单' };
    const { user, dialog } = await renderMove({
      visit: aBoardVisit({ version: 2 }),
      refusal: () => new HttpError('填写有误', 4000, { code: 'validation', errors }),
    });
    const reason = dialog.getByRole('textbox', { name: '改派原因' });
    await user.type(reason, '打 19900000001{Enter}');
    await waitFor(() => expect(reason).toHaveAccessibleDescription('不能含有手机号'));
    expect(dialog.getByRole('alert')).toHaveTextContent('该护理员当日已满 8 单');
    expect(dialog.getByRole('button', { name: '改派' })).toBeEnabled();
    expect(reason).toHaveValue('打 19900000001');
  });

  it('shows who assigned first, and offers nothing more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, dialog } = await renderMove({
      refusal: () => new HttpError('调度员甲刚刚已派给赵*', 4000, null),
    });
    await user.click(dialog.getByRole('button', { name: '改派' }));
    expect(await dialog.findByText('调度员甲刚刚已派给赵*')).toBeVisible();
    expect(dialog.queryByRole('button', { name: '改派' })).toBeNull();
    expect(dialog.getByRole('button', { name: '关闭' })).toBeEnabled();
  });
});

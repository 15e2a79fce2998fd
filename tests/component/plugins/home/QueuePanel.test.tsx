import { screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { HostQueueSource } from '../../../../src/core/plugin-api';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { queueMark } from '../../../../src/plugins/home/entities/queueMark';
import { QueuePanel } from '../../../../src/plugins/home/queue/QueuePanel';
import { attendant } from '../../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant } from '../../kit/support/attendants';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { anElder, ELDERS } from '../elderly/elders';
import { aVisit, VISITS, visitBackend, visitTables } from '../service/visits';

const MARKS = 'queue-mark';

const source = (id: string, more: Partial<HostQueueSource> = {}): HostQueueSource => ({
  id,
  key: `service-manage/${id}`,
  plugin: 'service-manage',
  resource: VISITS,
  entity: 'serviceApplication',
  label: `service-manage.panel.figures.${id}`,
  severity: 'warning',
  filter: () => ({ status: 'applied' }),
  time: 'planStart',
  isDue: true,
  title: 'elderlyName',
  operations: ['accept'],
  ...more,
});

interface QueueRequest extends Partial<RenderRequest> {
  /** Changes the responses of the back end. */
  change?: (backend: ReturnType<typeof visitBackend>) => void;
}

async function renderQueue(queue: HostQueueSource[], { change, ...request }: QueueRequest = {}) {
  const tables = {
    ...visitTables([
      aVisit({ status: 'applied' }),
      aVisit({ id: 2, status: 'applied', elderlyName: '李桂香', planStart: '2026-03-10T09:00:00+08:00' }),
      aVisit({ id: 3, status: 'missed', elderlyName: '赵德福' }),
    ]),
    [MARKS]: { entity: queueMark, rows: [] as RaRecord[] },
    [ATTENDANTS]: { entity: attendant, rows: [anAttendant({ id: 1, phone: '19900000022' })] },
    [ELDERS]: {
      entity: elderly,
      rows: [
        anElder({
          contacts: [{ name: '王小明', relation: 'child', phone: '19900000033', isGuardian: true, order: 1 }],
        }),
      ],
    },
  };
  const marks: object[] = [];
  const dataProvider = visitBackend({ tables, answers: { selectOwnMarks: marks } });
  change?.(dataProvider);
  const pages = { list: QueuePanel };
  return {
    ...(await renderPages({ dataProvider, tables, resource: VISITS, pages, queue, ...request })),
    dataProvider,
    marks,
  };
}

const names = () => screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);

it('the work queue shows the worst first, then the longest due, with the actions that the state allows', async () => {
  const missed = source('missed', { severity: 'critical', filter: () => ({ status: 'missed' }) });
  const { missing } = await renderQueue([source('unassigned'), missed]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  await waitFor(() => expect(names()).toEqual(['赵*福', '李*香', '王*英']));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '受理' })).toHaveLength(2));
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('漏签待说明')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^服务待派单\s*2$/ })).toBeInTheDocument();
  expect(missing).toEqual([]);
});

it('the work queue offers every step that a source names, dangerous ones in red', async () => {
  await renderQueue([source('lapsed', { operations: ['accept', 'cancel'] })]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '受理' })).toHaveLength(2));
  const cancel = screen.getAllByRole('button', { name: '取消服务单' });
  expect(cancel.map(({ className }) => /colorError/.test(className))).toEqual([true, true]);
});

it('the work queue reports an unreadable source in a line, and shows the others', async () => {
  // React-admin logs each failed read to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = source('risksOpen', { resource: 'nowhere', entity: 'nothing' });
  await renderQueue([source('unassigned'), broken]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(await screen.findByText('“异常服务待核查”加载失败')).toBeInTheDocument();
});

it('the work queue requests a dozen of fifty thousand, and links to the full list', async () => {
  const { dataProvider, user } = await renderQueue([source('unassigned'), source('waiting')], {
    change: (backend) => {
      const { getList } = backend;
      backend.getList = vi.fn(async (resource, params) => ({
        ...(await getList(resource, params)),
        total: 50_000,
      })) as typeof getList;
    },
  });
  await screen.findByText('共 100,000 项');
  const asked = vi.mocked(dataProvider.getList).mock.calls.map(([, { pagination }]) => pagination?.perPage);
  expect(asked).toEqual([12, 12]);
  await user.click(screen.getByRole('button', { name: /^服务待派单/ }));
  expect(await screen.findByRole('link', { name: /50,000/ })).toHaveAttribute('href', expect.stringContaining(VISITS));
});

it('the work queue shows what is available when a source does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { dataProvider } = await renderQueue(
      [source('unassigned'), source('risksOpen', { filter: () => ({ status: 'missed' }) })],
      {
        change: (backend) => {
          const { getList } = backend;
          backend.getList = vi.fn((resource, params) =>
            params.filter.status === 'missed' ? new Promise(() => undefined) : getList(resource, params),
          ) as typeof getList;
        },
      },
    );
    await waitFor(() => expect(dataProvider.getList).toHaveBeenCalledTimes(2));
    // From the first answer on.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  } finally {
    vi.useRealTimers();
  }
});

it('the work queue requests nothing without permission, and says so when nothing waits', async () => {
  const { dataProvider } = await renderQueue([source('unassigned')], { can: () => false });
  expect(await screen.findByText('暂无待办')).toBeInTheDocument();
  expect(dataProvider.getList).not.toHaveBeenCalled();
});

it('the work queue ignores records without an action for the administrator, but shows those assigned to them', async () => {
  const mayNotAccept = { can: (action: string) => action !== 'accept' };
  const { dataProvider, view } = await renderQueue([source('unassigned')], mayNotAccept);
  expect(await screen.findByText('暂无待办')).toBeInTheDocument();
  expect(dataProvider.getList).not.toHaveBeenCalled();
  view.unmount();
  // An administrator who may only edit the record is offered what needs no other action.
  await renderQueue([source('unassigned', { operations: undefined })], mayNotAccept);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

it('the work queue lists empty sources in one line', async () => {
  const none = source('risksOpen', { filter: () => ({ status: 'rejected' }) });
  await renderQueue([source('unassigned'), none]);
  expect(await screen.findByText('暂无：异常服务待核查')).toBeInTheDocument();
});

const toCall = source('unassigned', {
  filter: () => ({ status: 'missed' }),
  call: ['attendantId', 'elderlyId', 'userId'],
});

it('the work queue offers to call the people of an entry, each number revealed with a reason', async () => {
  const { user, missing, dataProvider } = await renderQueue([toCall]);
  await user.click(await screen.findByRole('button', { name: '呼叫' }));
  const elder = within(await screen.findByRole('region', { name: /^老人\s*王\*英$/ }));
  expect(await elder.findByText('199****0011')).toBeInTheDocument();
  expect(elder.getByText('王*明')).toBeInTheDocument();
  expect(elder.getByText('199****0033')).toBeInTheDocument();
  expect(elder.queryByRole('link')).toBeNull();
  await user.click(elder.getByRole('button', { name: '显示号码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '查看完整信息' }));
  await user.click(await dialog.findByRole('button', { name: '联系老人或家属' }));
  await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
  expect(await elder.findByRole('link', { name: '19900000033' })).toHaveAttribute('href', 'tel:19900000033');
  expect(elder.getByRole('button', { name: '复制 19900000011' })).toBeInTheDocument();
  expect(dataProvider.unmask.mock.calls).toEqual([[ELDERS, { id: 1, reason: '联系老人或家属' }]]);
  // No other number was requested.
  const caregiver = within(screen.getByRole('region', { name: /^护理员\s*张\*兰$/ }));
  expect(caregiver.getByText('199****0022')).toBeInTheDocument();
  expect(screen.getAllByRole('region', { name: /\*|王秀英/ })).toHaveLength(2);
  expect(missing).toEqual([]);
});

it('the work queue explains to users who may not see whole numbers', async () => {
  const { user } = await renderQueue([toCall], { can: (action) => !action.startsWith('unmask') });
  await user.click(await screen.findByRole('button', { name: '呼叫' }));
  const elder = within(await screen.findByRole('region', { name: /^老人/ }));
  expect(await elder.findByText(/^您没有查看完整号码的权限/)).toBeInTheDocument();
  expect(elder.getByText('199****0011')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '显示号码' })).toBeNull();
});

it('the work queue offers the outcomes of a call that the state of the record allows', async () => {
  const { user } = await renderQueue(
    [source('unassigned', { call: ['elderlyId'], callOutcomeOperations: ['accept'] })],
    {
      change: (backend) => {
        const rows = backend.call.getMockImplementation();
        backend.call.mockImplementation(async (resource, operation, params) => {
          if (operation !== 'accept') return rows?.(resource, operation, params);
          const { data } = await backend.getOne(resource, { id: Number((params as { id: unknown }).id) });
          return backend.update(resource, {
            id: data.id,
            data: { ...data, status: 'accepted' },
            previousData: data,
          });
        });
      },
    },
  );
  const [first] = await screen.findAllByRole('button', { name: '呼叫' });
  if (!first) throw new Error('nobody to call');
  await user.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: '呼叫：服务待派单' }));
  await user.click(await dialog.findByRole('button', { name: '受理' }));
  await user.click(within(await screen.findByRole('dialog', { name: /受理/ })).getByRole('button', { name: '受理' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: '受理' })).toBeNull());
  expect(dialog.getByRole('region', { name: /^老人/ })).toBeInTheDocument();
});

it('says in words what the button of a kind counts, once a pointer comes near', async () => {
  const missed = source('missed', { filter: () => ({ status: 'missed' }) });
  const { user } = await renderQueue([source('unassigned'), missed]);
  const kind = await screen.findByRole('button', { name: /^服务待派单/ });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(kind);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('服务单（状态：已申请）');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

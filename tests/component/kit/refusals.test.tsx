import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, useNotificationContext } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DictionaryList, EntityEdit, EntityList } from '../../../src/core/kit';
import type { HostAction } from '../../../src/core/plugin-api';
import { elderlyLiveType } from '../../../src/plugins/elderly/entities/types/elderlyLiveType';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const LIVE_TYPES = 'jishan-smart/elderly-manage/elderly-live-type-manage';
const GENERAL = '填写有误，请检查标出的内容';

/** The response of our server to invalid input. */
const refusal = (errors: Record<string, string>) => new HttpError(GENERAL, 4000, { code: 'validation', errors });

// React-admin logs each failed call to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

async function renderAttendants({ at = '', actions }: { at?: string; actions?: readonly HostAction[] } = {}) {
  const rows = [
    anAttendant({ id: 1, attendantNo: 'A0000001', name: '张桂兰', status: 'passed' }),
    anAttendant({ id: 2, attendantNo: 'A0000002', name: '欧阳文', status: 'pending' }),
  ];
  const tables = attendantTables(rows);
  const dataProvider = fakeBackend(tables);
  const pages = {
    list: () => <EntityList entity={attendant} columns={['attendantNo', 'name', 'status']} />,
    edit: () => <EntityEdit entity={attendant} form={{ groups: ['settlement'] }} />,
  };
  return {
    ...(await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages, at, actions })),
    dataProvider,
    rows,
  };
}

/** The toasts of the shell. */
function Notices() {
  const { notifications } = useNotificationContext();
  return notifications.map(({ message }) => <p key={String(message)}>{String(message)}</p>);
}

type Rendered = Awaited<ReturnType<typeof renderAttendants>>;

async function openAction({ user }: Rendered, no: string, action: string) {
  const row = within((await screen.findByText(no)).closest('tr') ?? document.body);
  // The menu is rendered once the permissions are known.
  const menu = await row.findByRole('button', { name: '更多操作' });
  const button = row.queryByRole('button', { name: action });
  await user.click(button ?? menu);
  if (!button) await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

describe('a refused action on a record', () => {
  it('shows each reason at its input, or with the name of the field above the buttons, and keeps the inputs', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.call.mockRejectedValue(refusal({ reason: '不能含有手机号', photo: '缺少本人照片' }));
    const dialog = await openAction(rendered, 'A0000001', '禁用');
    const reason = await dialog.findByRole('textbox', { name: /原因/ });
    await rendered.user.type(reason, '打 19900000001');
    await rendered.user.click(dialog.getByRole('button', { name: '禁用' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('不能含有手机号'));
    const notice = dialog.getAllByRole('alert').find((alert) => alert.textContent?.includes('缺少本人照片'));
    expect(notice).toHaveTextContent('照片缺少本人照片');
    expect(notice).not.toHaveTextContent('不能含有手机号');
    expect(dialog.queryByText(GENERAL)).toBeNull();
    expect(reason).toHaveValue('打 19900000001');
    expect(rendered.missing).toEqual([]);
  });

  it('shows the message when no field is at fault, and succeeds at the next try', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.call.mockRejectedValueOnce(
      new HttpError('还有 3 个未完成的服务单', 4000, { code: 'attendantHasApplications' }),
    );
    const dialog = await openAction(rendered, 'A0000001', '禁用');
    await rendered.user.type(await dialog.findByRole('textbox', { name: /原因/ }), '多次未签到');
    await rendered.user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await dialog.findByText('还有 3 个未完成的服务单')).toBeVisible();
    await rendered.user.click(dialog.getByRole('button', { name: '禁用' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the reasons when the action has no inputs', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.call.mockRejectedValue(refusal({ photo: '缺少本人照片', certs: '缺少有效的健康证' }));
    const dialog = await openAction(rendered, 'A0000002', '通过');
    await rendered.user.click(dialog.getByRole('button', { name: '通过' }));
    expect(await dialog.findByText('缺少本人照片')).toBeVisible();
    expect(dialog.getByText('缺少有效的健康证')).toBeVisible();
    expect(dialog.queryByText(GENERAL)).toBeNull();
  });

  it('sends only the id, the one parameter, for a call that is not a transition', async () => {
    const actions: HostAction[] = [
      { key: 'out', plugin: 'service-manage', type: 'record', label: 'kit.action.stop', operation: 'forceLogout' },
    ];
    const rendered = await renderAttendants({ actions });
    const dialog = await openAction(rendered, 'A0000001', '停止');
    await rendered.user.click(dialog.getByRole('button', { name: '停止' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.dataProvider.call).toHaveBeenCalledWith(
      ATTENDANTS,
      'forceLogout',
      { id: 1 },
      { silent: 'rejection' },
    );
  });

  it('shows the reasons for each of several records', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.call.mockRejectedValue(refusal({ photo: '缺少本人照片' }));
    await rendered.user.click(await screen.findByRole('checkbox', { name: '全选' }));
    await rendered.user.click(
      await within(await screen.findByRole('region', { name: '批量操作' })).findByRole('button', { name: '通过' }),
    );
    await rendered.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByText('缺少本人照片')).toHaveLength(2);
    expect(dialog.queryByText(GENERAL)).toBeNull();
  });

  it('shows why a record was not deleted', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.delete.mockRejectedValue(refusal({ id: '还有未完成的服务单' }));
    const dialog = await openAction(rendered, 'A0000001', '删除');
    await rendered.user.click(dialog.getByRole('button', { name: '删除' }));
    expect(await dialog.findByText('还有未完成的服务单')).toBeVisible();
  });
});

describe('a refused reveal of personal data', () => {
  it('shows the problem of the reason at its input, and the others above the buttons', async () => {
    const rendered = await renderAttendants();
    rendered.dataProvider.unmask.mockRejectedValue(refusal({ reason: '请写明用途', id: '超出数据范围' }));
    const row = within((await screen.findByText('A0000001')).closest('tr') ?? document.body);
    await rendered.user.click(await row.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox');
    await rendered.user.type(reason, '核对身份信息');
    await rendered.user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('请写明用途'));
    expect(dialog.getByRole('alert')).toHaveTextContent('超出数据范围');
    expect(reason).toHaveValue('核对身份信息');
    await rendered.user.type(reason, '，家属来访');
    expect(dialog.queryByText('请写明用途')).toBeNull();
  });
});

describe('a refused save', () => {
  async function save({ user }: Rendered, text: string) {
    const remark = await screen.findByRole('textbox', { name: /备注/ });
    await user.type(remark, text);
    await user.click(screen.getByRole('button', { name: '保存' }));
    return remark;
  }

  /** Another user saves; the row belongs to the back end. */
  function saveByOther({ rows: [row] }: Rendered, version = 2) {
    Object.assign(row ?? {}, { version, skillLevel: '1' });
  }

  it.each([
    ['with the code', { code: 'versionConflict' }],
    ['of a back end without codes', null],
  ])('because of an edit conflict (%s) shows both versions, whatever the message is', async (_what, body) => {
    const rendered = await renderAttendants({ at: '/1' });
    await screen.findByRole('textbox', { name: /备注/ });
    rendered.dataProvider.update.mockImplementationOnce(async () => {
      saveByOther(rendered);
      throw new HttpError('Somebody was quicker', 4000, body);
    });
    await save(rendered, '新的');
    expect(await screen.findByRole('dialog')).toHaveTextContent('新的');
  });

  it.each([
    ['for another reason', 'contractEnded', 2],
    ['by a back end without codes, and nobody was quicker', undefined, 1],
  ])('%s shows the reason above the buttons and no conflict', async (_what, code, version) => {
    const rendered = await renderAttendants({ at: '/1' });
    await screen.findByRole('textbox', { name: /备注/ });
    rendered.dataProvider.update.mockImplementationOnce(async () => {
      saveByOther(rendered, version);
      const errors = { photo: '缺少本人照片', root: { serverError: '合同已到期', whole: '合同已到期' } };
      throw new HttpError('合同已到期', 4000, { ...(code && { code }), errors });
    });
    const remark = await save(rendered, '新的');
    expect(await screen.findByText('合同已到期')).toBeVisible();
    expect(screen.getByText('缺少本人照片')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remark).toHaveValue('新的');
  });

  it('during the resolution of the conflict shows why and stays open', async () => {
    const rendered = await renderAttendants({ at: '/1' });
    await screen.findByRole('textbox', { name: /备注/ });
    rendered.dataProvider.update.mockImplementationOnce(async () => {
      saveByOther(rendered);
      throw new HttpError('冲突', 4000, { code: 'versionConflict' });
    });
    await save(rendered, '新的');
    const dialog = within(await screen.findByRole('dialog'));
    rendered.dataProvider.update.mockRejectedValueOnce(refusal({ remark: '含有手机号' }));
    await rendered.user.click(dialog.getByRole('button', { name: /^保留我的修改/ }));
    expect(await dialog.findByText('含有手机号')).toBeVisible();
    await rendered.user.click(dialog.getByRole('button', { name: /^保留我的修改/ }));
    await waitFor(() => expect(rendered.dataProvider.update).toHaveBeenCalledTimes(3));
    expect(rendered.dataProvider.update.mock.calls[2]?.[1].data).toEqual({ id: 1, version: 2, remark: '新的' });
  });
});

describe('a refused entry of a type list', () => {
  async function renderTypes() {
    const entry = {
      ...anAttendant(),
      code: 'x',
      name: '独居',
      sort: 10,
      enabled: true,
      riskWeight: 3,
      emptyNest: true,
    };
    const tables = { [LIVE_TYPES]: { entity: elderlyLiveType, rows: [entry] } };
    const dataProvider = fakeBackend(tables);
    const list = () => (
      <>
        <DictionaryList entity={elderlyLiveType} columns={['riskWeight']} />
        <Notices />
      </>
    );
    return { ...(await renderPages({ dataProvider, tables, resource: LIVE_TYPES, pages: { list } })), dataProvider };
  }

  it('shows in its dialog the reasons that belong to no input', async () => {
    const { user, dataProvider } = await renderTypes();
    dataProvider.update.mockRejectedValue(refusal({ name: '已被使用，不能重复', builtin: '由系统填写，不能修改' }));
    await user.click(await screen.findByRole('button', { name: '独居' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /^名称/ });
    await user.type(name, '乙');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('已被使用，不能重复'));
    expect(dialog.getByText('由系统填写，不能修改')).toBeVisible();
    expect(name).toHaveValue('独居乙');
  });

  it('that cannot be disabled shows why instead of pointing to fields', async () => {
    const { user, dataProvider } = await renderTypes();
    dataProvider.update.mockRejectedValue(refusal({ enabled: '默认项不能停用' }));
    await user.click(await screen.findByRole('switch', { name: '启用“独居”' }));
    expect(await screen.findByText('默认项不能停用')).toBeInTheDocument();
    expect(dataProvider.update.mock.lastCall?.[1].meta).toEqual({ silent: 'rejection' });
  });
});

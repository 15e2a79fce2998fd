import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HostAction } from '../../../../src/core/plugin-api';
import AttendantList from '../../../../src/plugins/service/attendant/AttendantList';
import BanDialog from '../../../../src/plugins/service/attendant/BanDialog';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';
import { anApplication, applicationTables } from './applications';

const ATTENDANTS = 'jishan-smart/service-manage/attendant-manage';
const VISIT = 'SA20990302000001';

const action = (type: 'record' | 'bulk'): HostAction => ({
  key: `service-manage/action/ban/${type}`,
  plugin: 'service-manage',
  type,
  label: 'service-manage.attendant.ban.action',
  operation: 'banAttendant',
  render: (props) => <BanDialog {...props} />,
});

describe('the ban dialog', () => {
  it('lists for several attendants the visits that would lose theirs, before the ban', async () => {
    const tables = applicationTables([anApplication({ status: 'assigned', attendantId: 11, attendantName: '张三丰' })]);
    const dataProvider = fakeBackend(tables);
    dataProvider.call.mockResolvedValue({});
    const { user, missing } = await renderPages({
      dataProvider,
      tables,
      resource: ATTENDANTS,
      pages: { list: AttendantList },
      actions: [action('bulk')],
    });
    await user.click(await screen.findByRole('checkbox', { name: '全选' }));
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    await user.click(await bar.findByRole('button', { name: '禁用' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/还有 1 个未完成的服务单/)).toBeVisible();
    expect(dialog.getByText(`${VISIT} · 张*丰`)).toBeVisible();
    expect(dataProvider.call).not.toHaveBeenCalled();
    await user.type(await dialog.findByRole('textbox', { name: /禁用原因/ }), '机构解约');
    await user.click(dialog.getByRole('button', { name: '禁用' }));
    await waitFor(() => expect(dataProvider.call).toHaveBeenCalledTimes(2));
    expect(missing).toEqual([]);
  });
});

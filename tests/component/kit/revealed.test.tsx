import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { EntityShow } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const named: Entity = { ...attendant, groups: { person: ['name', 'status'] }, hidden: Object.keys(attendant.fields) };
const Show = () => <EntityShow entity={named} />;

it('a revealed record shows its new state after a transition, and its name throughout', async () => {
  const rows = [anAttendant({ status: 'pending' })];
  const tables = attendantTables(rows);
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async () => Object.assign(rows[0] ?? {}, { status: 'passed', version: 2 }));
  const { user } = await renderPages({
    dataProvider,
    tables,
    resource: ATTENDANTS,
    at: '/1/show',
    pages: { show: Show },
  });
  await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
  await user.type(await screen.findByRole('textbox', { name: /原因/ }), '核对身份信息');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '查看完整信息' }));
  await waitFor(() => expect(screen.getAllByText(/张桂兰/)).not.toHaveLength(0));
  await user.click(screen.getByRole('button', { name: '通过' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '通过' }));
  await waitFor(() => expect(screen.queryByText('待审核')).toBeNull());
  expect(screen.getAllByText('已通过')).not.toHaveLength(0);
  expect(screen.getAllByText(/张桂兰/)).not.toHaveLength(0);
});

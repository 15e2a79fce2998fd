import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EntityList } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

const PANEL = '预览：护理员';

const AttendantList = () => <EntityList entity={attendant} columns={['attendantNo', 'role', 'status']} />;

async function renderList({ at, can, pages }: Partial<RenderRequest> = {}) {
  const rows = ['张桂兰', '李秀英', '王建国'].map((name, at) =>
    anAttendant({ id: 3 - at, attendantNo: `A000000${3 - at}`, name }),
  );
  const tables = attendantTables(rows);
  const dataProvider = fakeBackend(tables);
  const Page = () => <p />;
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ATTENDANTS,
    pages: pages ?? { list: AttendantList, show: Page, edit: Page },
    at,
    can,
  });
  // The actions are rendered a moment after the rows.
  await screen.findByRole('columnheader', { name: '操作' });
  return { ...rendered, dataProvider };
}

const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
/** A cell that holds no control. */
const cell = (number: string) => within(row(number)).getByText('养老护理员');
const panel = () => screen.findByRole('region', { name: PANEL });
const shown = async (number: string) => within(await panel()).findByText(number);
const expectClosed = () => expect(screen.queryByRole('region', { name: PANEL })).toBeNull();

describe('the panel beside a list', () => {
  it('shows the record of a clicked row, marks the row and leaves the list as it is', async () => {
    const { user, router, dataProvider, missing } = await renderList();
    const reads = dataProvider.getList.mock.calls.length;
    await user.click(cell('A0000002'));
    await shown('A0000002');
    expect(router.state.location.hash).toBe('#peek=2');
    expect(row('A0000002')).toHaveAttribute('aria-current', 'true');
    expect(await panel()).toHaveFocus();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(dataProvider.getList.mock.calls).toHaveLength(reads);
    expect(missing).toEqual([]);
  });

  it('walks to the next and the previous record by key, and stops at the ends', async () => {
    const { user } = await renderList({ at: '#peek=3' });
    await shown('A0000003');
    const next = screen.getByRole('button', { name: '下一条' });
    expect(screen.getByRole('button', { name: '上一条' })).toBeDisabled();
    await user.keyboard('j');
    await shown('A0000002');
    await user.keyboard('{ArrowDown}');
    await shown('A0000001');
    expect(next).toBeDisabled();
    await user.keyboard('j');
    await shown('A0000001');
    await user.keyboard('k{ArrowUp}');
    await shown('A0000003');
    expect(await screen.findByText('1 / 3')).toBeVisible();
  });

  it('announces the record to screen readers', async () => {
    const { user } = await renderList({ at: '#peek=3' });
    await shown('A0000003');
    await user.keyboard('j');
    await shown('A0000002');
    const announced = () => within(screen.getByRole('region', { name: PANEL })).getAllByRole('status');
    await waitFor(() => expect(announced().map(({ textContent }) => textContent)).toContain('李*英'));
  });

  it('leads to the page of the record by Enter', async () => {
    const { user, router } = await renderList({ at: '#peek=2' });
    await shown('A0000002');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${ATTENDANTS}/2/show`));
  });

  it('closes by Escape and gives the focus back to the row', async () => {
    const { user, router } = await renderList();
    await user.click(cell('A0000003'));
    await shown('A0000003');
    await user.keyboard('j');
    await shown('A0000002');
    await user.keyboard('{Escape}');
    await waitFor(expectClosed);
    expect(router.state.location.hash).toBe('');
    expect(row('A0000002')).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes by the back button, however many records were in it', async () => {
    const { user, router } = await renderList();
    await user.click(cell('A0000003'));
    await shown('A0000003');
    await user.keyboard('j');
    await shown('A0000002');
    await router.navigate(-1);
    await waitFor(expectClosed);
    expect(screen.getByText('A0000003')).toBeVisible();
  });

  it('opens by Space on the link of a row', async () => {
    const { user } = await renderList();
    within(row('A0000002')).getByRole('link', { name: 'A0000002' }).focus();
    await user.keyboard(' ');
    await shown('A0000002');
  });

  it('keeps the conditions of the list in the address', async () => {
    const search = `?filter=${encodeURIComponent(JSON.stringify({ role: 'caregiver' }))}`;
    const { user, router } = await renderList({ at: search });
    await user.click(cell('A0000002'));
    await shown('A0000002');
    expect(router.state.location.search).toBe(search);
    expect(await screen.findByRole('button', { name: '去掉条件“角色”' })).toBeVisible();
  });
});

describe('no panel opens', () => {
  it('for a click on a checkbox, which selects the row', async () => {
    const { user } = await renderList();
    await user.click(screen.getByRole('checkbox', { name: '选择 李*英' }));
    await screen.findByRole('region', { name: '批量操作' });
    expectClosed();
  });

  it('for a click on the link, which opens the page', async () => {
    const { user, router } = await renderList();
    await user.click(screen.getByRole('link', { name: 'A0000002' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${ATTENDANTS}/2/show`));
    expectClosed();
  });

  it('for text that is selected', async () => {
    const { user, router } = await renderList();
    const selection = vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => '养老' } as Selection);
    await user.click(cell('A0000002'));
    selection.mockRestore();
    expect(router.state.location.hash).toBe('');
    expectClosed();
  });

  it('for a click in the dialog of a button of the row', async () => {
    const { user, router } = await renderList();
    await user.click(within(row('A0000002')).getByRole('button', { name: '更多操作' }));
    const [step = document.body] = await screen.findAllByRole('menuitem');
    await user.click(step);
    await user.click(await screen.findByRole('dialog'));
    expect(router.state.location.hash).toBe('');
    expectClosed();
  });

  it('without the permission to see the records', async () => {
    const { user, router } = await renderList({ can: (action) => action !== 'show' });
    await user.click(cell('A0000002'));
    expect(router.state.location.hash).toBe('');
    expectClosed();
  });

  it('where records have no page', async () => {
    const { user, router } = await renderList({ pages: { list: AttendantList } });
    await user.click(cell('A0000002'));
    expect(router.state.location.hash).toBe('');
    expectClosed();
  });
});

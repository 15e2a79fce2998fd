import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderConsole, section } from './renderConsole';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
const field = (label: string) => async () => ({ default: () => <input aria-label={label} /> });
const care = section('care', { index: page('care index'), visits: page('the visits'), notes: field('Note') });
const start = { plugins: [care], path: '/jishan-smart/care/index' };

// Loaded on first use; these tests do not measure how long that takes.
beforeAll(() => import('../../../src/core/shell/search/SearchPanel'));

const panel = () => screen.findByRole('dialog', { name: 'Search pages and records' });
const titles = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the page search', () => {
  it('opens with the key s, with the field focused, and closes with Escape', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    await userEvent.keyboard('s');
    const dialog = await panel();
    expect(within(dialog).getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ignores the key s while the user types in a field', async () => {
    await renderConsole({ ...start, path: '/jishan-smart/care/notes' });
    await userEvent.type(await screen.findByLabelText('Note'), 'sss');
    expect(screen.getByLabelText('Note')).toHaveValue('sss');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes to the chosen page by arrow keys and Enter', async () => {
    await renderConsole(start);
    await userEvent.click(await screen.findByRole('button', { name: 'Search pages and records' }));
    const dialog = await panel();
    await userEvent.type(within(dialog).getByRole('combobox'), 'page');
    const wanted = titles(dialog).findIndex((title) => title?.includes('Page visits'));
    expect(wanted).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{ArrowDown}'.repeat(wanted));
    expect(within(dialog).getByRole('option', { selected: true })).toHaveTextContent('Page visits');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('the visits')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('does not find pages without permission', async () => {
    const permission = { resource: 'x', action: 'look' };
    const routes = care.routes?.map((route) => (route.path === 'visits' ? { ...route, permission } : route));
    const permissions = [{ ...permission, label: 'look' }];
    await renderConsole({ ...start, plugins: [{ ...care, routes, permissions }], can: () => false });
    await screen.findByText('care index');
    await userEvent.keyboard('s');
    const dialog = await panel();
    await within(dialog).findByText('Page notes');
    expect(titles(dialog).join()).not.toContain('Page visits');
  });

  it('tolerates a typo only when nothing matches exactly', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    await userEvent.keyboard('s');
    const dialog = await panel();
    const typed = within(dialog).getByRole('combobox');
    await userEvent.type(typed, 'vizits');
    expect(await within(dialog).findByRole('option', { name: /Page visits/ })).toBeInTheDocument();
    await userEvent.clear(typed);
    await userEvent.type(typed, 'visits');
    await waitFor(() => expect(titles(dialog)).toHaveLength(1));
    expect(titles(dialog)[0]).toContain('Page visits');
  });

  it('reports when nothing is found', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    await userEvent.keyboard('s');
    await within(await panel()).findByText('Page visits');
    await userEvent.type(within(await panel()).getByRole('combobox'), 'qqqqqq');
    expect(await screen.findByText('Nothing found for “qqqqqq”')).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { alarm } from '../../unit/core/registry/builders';
import { renderConsole, section } from './renderConsole';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
const field = (label: string) => async () => ({ default: () => <input aria-label={label} /> });
const care = section('care', { index: page('care index'), visits: page('the visits'), notes: field('Note') });
const records: PluginDefinition = {
  ...section('records', {}),
  resources: [
    { name: 'diets', label: 'pages.diets', entity: alarm, list: page('all diets'), create: page('a new diet') },
  ],
  texts: { 'titles/en': async () => ({ default: { section: 'Records', pages: { diets: 'Diets' } } }) },
};
const start = { plugins: [care], path: '/jishan-smart/care/index' };

// Loaded on first use; these tests do not measure how long that takes.
beforeAll(() =>
  Promise.all([
    import('../../../src/core/shell/search/SearchPanel'),
    import('../../../src/core/shell/search/ShortcutsDialog'),
  ]),
);

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

describe('commands in the search', () => {
  const type = async (text: string) => {
    await userEvent.keyboard('s');
    const dialog = await panel();
    await userEvent.type(within(dialog).getByRole('combobox'), text);
    return within(await within(dialog).findByRole('group', { name: 'Commands' })).findAllByRole('option');
  };
  const names = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);

  it('create a record, if the administrator may', async () => {
    const { router } = await renderConsole({ ...start, plugins: [care, records] });
    await screen.findByText('care index');
    const [first] = await type('newdiets');
    expect(names([first as HTMLElement])).toEqual(['New · Diets']);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('a new diet')).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/\/create$/);
  });

  it('offer no form without permission', async () => {
    await renderConsole({ ...start, plugins: [care, records], can: ({ action }) => action !== 'create' });
    await screen.findByText('care index');
    await userEvent.keyboard('s');
    const dialog = await panel();
    await userEvent.type(within(dialog).getByRole('combobox'), 'diets');
    await within(dialog).findByRole('option', { name: /Diets/ });
    expect(names(within(dialog).getAllByRole('option')).join()).not.toContain('New');
  });

  it('change the theme and close the panel', async () => {
    const { providers } = await renderConsole(start);
    await screen.findByText('care index');
    const options = await type('jade');
    expect(names(options)).toEqual(['Theme · Jade']);
    await userEvent.click(options[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(providers.store.getItem('theme.activeName')).toBe('jade');
  });

  it('change the language, named in itself', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    expect(names(await type('日本'))).toEqual(['Language · 日本語']);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'ページと記録を検索' })).toBeInTheDocument();
  });

  it('show the keyboard shortcuts', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    await type('shortcuts');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });
});

describe('the keyboard shortcuts', () => {
  it('open with the key ? and close with Escape', async () => {
    await renderConsole(start);
    await screen.findByText('care index');
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    // Every description has a text.
    for (const term of within(dialog).getAllByRole('term')) expect(term.textContent).not.toMatch(/console\./);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('do not open while the user types a question mark', async () => {
    await renderConsole({ ...start, path: '/jishan-smart/care/notes' });
    await userEvent.type(await screen.findByLabelText('Note'), 'why?');
    expect(screen.getByLabelText('Note')).toHaveValue('why?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

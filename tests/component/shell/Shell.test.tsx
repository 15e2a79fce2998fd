import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logStore } from '../../../src/core/log';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { renderConsole, section } from './renderConsole';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
const care = section('care', { index: page('care index'), visits: page('the visits') });

beforeEach(() => {
  toastStore.clear();
  logStore.clear();
});

describe('menus', () => {
  it('show the sections at the top and the pages of the current one at the side', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });

    expect(await screen.findByText('the visits')).toBeInTheDocument();
    const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(top.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Section care']);
    expect(top.getByRole('link', { name: 'Section care' })).toHaveAttribute('aria-current', 'true');
    const side = within(screen.getByRole('navigation', { name: 'Section care menu' }));
    expect(side.getAllByRole('link').map((link) => link.textContent)).toEqual(['Page index', 'Page visits']);
    expect(side.getByRole('link', { name: 'Page visits' })).toHaveAttribute('aria-current', 'page');
  });

  it('navigate to a section and its page', async () => {
    await renderConsole({ plugins: [care] });
    await userEvent.click(await screen.findByRole('link', { name: 'Section care' }));
    expect(await screen.findByText('care index')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/jishan-smart/care/index');
  });

  it('warn when an empty placeholder is chosen, and open web addresses in a new tab (spec §2)', async () => {
    const links = [
      { id: 'none', label: 'none', to: '' },
      { id: 'web', label: 'web', to: 'https://example.org/' },
    ];
    const texts = {
      'titles/en': async () => ({ default: { section: 'Care', none: 'Nothing yet', web: 'Elsewhere' } }),
    };
    await renderConsole({ plugins: [{ ...care, links, texts }], path: '/jishan-smart/care/visits' });
    await userEvent.click(await screen.findByRole('button', { name: 'Nothing yet' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Temporary menu');
    const web = screen.getByRole('link', { name: /Elsewhere/ });
    expect(web).toHaveAttribute('target', '_blank');
    expect(web).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leave out pages without permission', async () => {
    const routes = care.routes?.map((route) =>
      route.path === 'visits' ? { ...route, permission: { resource: 'x', action: 'look' } } : route,
    );
    const permissions = [{ resource: 'x', action: 'look', label: 'look' }];
    await renderConsole({
      plugins: [{ ...care, routes, permissions }],
      path: '/jishan-smart/care/index',
      can: () => false,
    });
    await screen.findByText('care index');
    const side = within(screen.getByRole('navigation', { name: 'Section care menu' }));
    expect(side.getByRole('link', { name: 'Page index' })).toBeInTheDocument();
    expect(side.queryByRole('link', { name: 'Page visits' })).not.toBeInTheDocument();
  });

  it('collapse to icons that keep their names', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    const side = within(await screen.findByRole('navigation', { name: 'Section care menu' }));
    expect(side.getByRole('link', { name: 'Page visits' })).not.toHaveTextContent('Page visits');
  });
});

describe('the browser title', () => {
  it('is the product name and the page', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });
    await waitFor(() => expect(document.title).toBe('Smart elderly care | Page visits'));
  });
});

describe('the log indicator', () => {
  it('shows the number of entries and exceptions in the words of spec §2', async () => {
    await renderConsole();
    expect(await screen.findByRole('link', { name: 'No logs or exceptions' })).toHaveAttribute('href', '/log');
    act(() => {
      logStore.push({ message: 'a' });
      logStore.push({ message: 'b', type: 'danger' });
    });
    expect(await screen.findByRole('link', { name: '2 logs | includes 1 exceptions' })).toBeInTheDocument();
  });

  it('shows at most 99 (spec §9)', async () => {
    await renderConsole();
    act(() => {
      for (let count = 0; count < 120; count += 1) logStore.push({ message: 'a' });
    });
    expect(await screen.findByRole('link', { name: '120 logs' })).toHaveTextContent('99+');
  });
});

describe('a page of the shell', () => {
  it('that throws keeps the menus and the other pages working, and logs the error', async () => {
    const Broken = () => {
      throw new Error('no such field');
    };
    const broken = section('care', { broken: async () => ({ default: Broken }), visits: page('the visits') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderConsole({ plugins: [broken], path: '/jishan-smart/care/broken' });
    expect(await screen.findByRole('heading', { name: 'This page has a problem' })).toBeInTheDocument();
    expect(logStore.entries()).toEqual([
      expect.objectContaining({ type: 'danger', message: 'RENDER_FAILED care/route/broken: no such field' }),
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Page visits' }));
    expect(await screen.findByText('the visits')).toBeInTheDocument();
  });

  it('whose code failed to load can be retried', async () => {
    let attempts = 0;
    const flaky = async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('offline');
      return { default: () => <p>at last</p> };
    };
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderConsole({ plugins: [section('care', { flaky })], path: '/jishan-smart/care/flaky' });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('at last')).toBeInTheDocument();
  });

  it('without the required permission shows a message', async () => {
    const routes = [
      {
        path: 'visits',
        label: 'pages.visits',
        component: page('the visits'),
        permission: { resource: 'x', action: 'look' },
      },
    ];
    const permissions = [{ resource: 'x', action: 'look', label: 'look' }];
    await renderConsole({
      plugins: [{ ...care, routes, permissions }],
      path: '/jishan-smart/care/visits',
      can: () => false,
    });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    expect(screen.queryByText('the visits')).not.toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it('is reported inside the console to signed-in users, with links', async () => {
    await renderConsole({ plugins: [care], path: '/nope' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(main.getByText(/There is no page at \/nope/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Smart elderly care | Page not found'));
    await userEvent.click(main.getByRole('button', { name: 'Search pages and records' }));
    await userEvent.type(await screen.findByRole('combobox'), 'visits{Enter}');
    expect(await screen.findByText('the visits')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Page not found' })).not.toBeInTheDocument();
  });

  it('is public: a user who is not signed in sees it too, without menus', async () => {
    const check = vi.fn().mockRejectedValue(new Error('nobody'));
    await renderConsole({ path: '/nope', session: { check } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

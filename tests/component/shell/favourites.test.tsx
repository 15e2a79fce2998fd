import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderConsole, section } from './renderConsole';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
const care = section('care', { a: page('page a'), b: page('page b'), c: page('page c') });
const permission = { resource: 'x', action: 'look' };
const limited = {
  ...care,
  routes: care.routes?.map((route) => (route.path === 'b' ? { ...route, permission } : route)),
  permissions: [{ ...permission, label: 'look' }],
};

beforeAll(() => import('../../../src/core/shell/search/SearchPanel'));

const favourites = () => screen.queryByRole('list', { name: 'Favourites' });
const expectFavourites = (titles: readonly string[]) =>
  waitFor(() => {
    const list = favourites();
    const links = list ? within(list).getAllByRole('link') : [];
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  });

async function open(options: Parameters<typeof renderConsole>[0] = {}) {
  const path = '/jishan-smart/care/a';
  const rendered = await renderConsole({ plugins: [limited], path, ...options });
  await screen.findByText('page a');
  const star = async (name: string) => {
    await rendered.router.navigate(`/jishan-smart/care/${name}`);
    await screen.findByText(`page ${name}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }));
  };
  return { ...rendered, star };
}

describe('favorites', () => {
  it('are starred pages, shown above the menu of any section, where they are moved and removed', async () => {
    const { star } = await open();
    expect(favourites()).not.toBeInTheDocument();
    for (const name of ['a', 'b', 'c']) await star(name);
    await expectFavourites(['Page a', 'Page b', 'Page c']);
    const choose = async (title: string, command: string) => {
      await userEvent.click(screen.getByRole('button', { name: `More for ${title}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: command }));
    };
    await choose('Page c', 'Move up');
    await expectFavourites(['Page a', 'Page c', 'Page b']);
    await choose('Page a', 'Move down');
    await expectFavourites(['Page c', 'Page a', 'Page b']);
    await choose('Page a', 'Remove from favourites');
    await expectFavourites(['Page c', 'Page b']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites' }));
    await expectFavourites(['Page b']);
  });

  it('are first in the search, in their order', async () => {
    const { star } = await open();
    await star('c');
    await star('b');
    await userEvent.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Search pages and records' });
    const options = within(dialog).getAllByRole('option');
    expect(options.slice(0, 2).map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Page c', 'Page b']);
  });

  it('are shown only to users who may see the page', async () => {
    const { providers } = await open({ can: ({ action }) => action !== 'look' });
    providers.store.setItem('pages.favourites', ['/jishan-smart/care/b', '/jishan-smart/care/c', '/gone']);
    await expectFavourites(['Page c']);
  });

  it('are empty when the stored value is invalid', async () => {
    const { providers, star } = await open();
    await star('a');
    await expectFavourites(['Page a']);
    providers.store.setItem('pages.favourites', { a: 1 });
    await waitFor(() => expect(favourites()).not.toBeInTheDocument());
  });
});

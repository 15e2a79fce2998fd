import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMenuControl } from '../../../src/core/plugin-api';
import { renderConsole, section } from './renderConsole';

const PATIENT = { timeout: 10_000 };
const MENUS = {
  top: [
    { path: '/index', title: 'care.section' },
    { path: '', title: 'care.pages.visits' },
  ],
  aside: [{ path: 'https://example.org/', title: 'care.pages.visits' }],
};

const care = section('care', {
  index: async () => ({
    default: () => {
      useMenuControl(MENUS);
      return <p>own menus</p>;
    },
  }),
  visits: async () => ({ default: () => <p>the visits</p> }),
});

it('menu control shows a page’s own menus while the page is visible, and the console’s menus afterwards', async () => {
  const { router } = await renderConsole({ plugins: [care], path: '/jishan-smart/care/index' });
  await screen.findByText('own menus', {}, PATIENT);
  const top = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const side = within(screen.getByRole('navigation', { name: 'Section care menu' }));
  expect(top.getByRole('link', { name: 'Section care' })).toHaveAttribute('href', '/index');
  expect(top.getByRole('button', { name: 'Page visits' })).toBeInTheDocument();
  expect(side.getByRole('link', { name: /Page visits/ })).toHaveAttribute('target', '_blank');
  await act(() => router.navigate('/jishan-smart/care/visits'));
  await screen.findByText('the visits', {}, PATIENT);
  expect(top.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Section care']);
  expect(side.getAllByRole('link').map((link) => link.textContent)).toEqual(['Page index', 'Page visits']);
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SiteTexts } from '../../../src/core/theme/themeTexts';
import { renderConsole } from './renderConsole';

async function openUserMenu(site: SiteTexts) {
  const { router } = await renderConsole({ config: { site } });
  await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  return router;
}

describe('help and hotline', () => {
  it('are hidden unless the operator configures them', async () => {
    const router = await openUserMenu({});
    expect(screen.queryByRole('menuitem', { name: /Help|Hotline/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await router.navigate('/index3');
    await screen.findByRole('heading', { name: 'Technical support' });
    expect(screen.queryByRole('heading', { name: 'Help' })).not.toBeInTheDocument();
  });

  it('are in the user menu: an address opens in a new tab, the number is called', async () => {
    await openUserMenu({ help: 'https://help.example/a', hotline: '400-000-0000 ext. 8' });
    const help = await screen.findByRole('menuitem', { name: 'Help' });
    expect(help).toHaveAttribute('href', 'https://help.example/a');
    expect(help).toHaveAttribute('target', '_blank');
    expect(await screen.findByRole('menuitem', { name: 'Hotline 400-000-0000 ext. 8' })).toHaveAttribute(
      'href',
      'tel:4000000000;ext=8',
    );
  });

  it('as a text are on the support page, to which the menu links', async () => {
    await openUserMenu({ help: 'Ask Ms Li, room 3' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }));
    expect(await screen.findByText('Ask Ms Li, room 3')).toBeVisible();
    expect(window.location.pathname).toBe('/index3');
  });
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SiteTexts } from '../../../src/core/theme/themeTexts';
import { renderConsole } from './renderConsole';

async function openUserMenu(site: SiteTexts) {
  const { router } = await renderConsole({ config: { site } });
  await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  return router;
}

describe('help and hotline', () => {
  it('are not there unless the operator states them', async () => {
    const router = await openUserMenu({});
    expect(screen.queryByRole('menuitem', { name: /Help|Hotline/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await router.navigate('/index3');
    await screen.findByRole('heading', { name: 'Technical support' });
    expect(screen.queryByRole('heading', { name: 'Help' })).not.toBeInTheDocument();
  });

  it('stand in the menu of the user: an address opens beside the console, the number is called', async () => {
    await openUserMenu({ help: 'https://help.example/a', hotline: '400-000-0000 ext. 8' });
    const help = await screen.findByRole('menuitem', { name: 'Help' });
    expect(help).toHaveAttribute('href', 'https://help.example/a');
    expect(help).toHaveAttribute('target', '_blank');
    expect(await screen.findByRole('menuitem', { name: 'Hotline 400-000-0000 ext. 8' })).toHaveAttribute(
      'href',
      'tel:4000000000;ext=8',
    );
  });

  it('in words stand on the support page, where the menu leads', async () => {
    await openUserMenu({ help: 'Ask Ms Li, room 3' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }));
    expect(await screen.findByText('Ask Ms Li, room 3')).toBeVisible();
    expect(window.location.pathname).toBe('/index3');
  });
});

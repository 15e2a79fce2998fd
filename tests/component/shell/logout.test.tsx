import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { renderConsole, section } from './renderConsole';

const care = section('care', { visits: async () => ({ default: () => <input aria-label="note" /> }) });

beforeEach(() => toastStore.clear());

async function askToLogOut() {
  await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  return screen.findByRole('alertdialog', { name: 'Sign out' });
}

describe('signing out', () => {
  it('asks for confirmation over a gray screen', async () => {
    await renderConsole();
    expect(await askToLogOut()).toHaveTextContent('Sign out of the current account?');
    expect(greyBox()).toHaveStyle({ filter: 'grayscale(1)' });
  });

  it('is canceled with a message, and removes the gray screen', async () => {
    const { session } = await renderConsole();
    await askToLogOut();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Sign-out cancelled')).toBeInTheDocument();
    expect(session.logout).not.toHaveBeenCalled();
    expect(greyBox()).not.toHaveStyle({ filter: 'grayscale(1)' });
  });

  it('ends the session after the confirmation', async () => {
    const { session } = await renderConsole();
    await askToLogOut();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
  });

  it('reports when no server answers, keeps the page, and can be tried again', async () => {
    const logout = vi.fn(() => Promise.reject(new Error('offline')));
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits', session: { logout } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half');
    const dialog = await askToLogOut();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('you are still signed in');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('half');
    expect(window.location.pathname).toBe('/jishan-smart/care/visits');
  });

  it('opens at /index4 over the current page, and returns there with what was typed', async () => {
    const { router } = await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    await router.navigate('/index4');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/jishan-smart/care/visits'));
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('half a word');
  });

  it('opens over the home page when the console starts at /index4', async () => {
    await renderConsole({ path: '/index4' });
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(await screen.findByText('the home page')).toBeInTheDocument();
  });
});

/** The element around everything except dialogs and toasts. */
function greyBox(): Element | null | undefined {
  return screen.getByRole('banner', { hidden: true }).parentElement?.parentElement;
}

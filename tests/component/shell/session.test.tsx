import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PERMISSION_NOTICE_MS } from '../../../contract/constants';
import type { Refusal } from '../../../contract/refusal';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { renderConsole, section } from './renderConsole';

const care = section('care', { visits: async () => ({ default: () => <input aria-label="note" /> }) });
const nobody = () => Promise.reject(new Error('nobody'));

beforeEach(() => toastStore.clear());

describe('the guard', () => {
  it('shows the login page, with the full path to come back to, to who is not logged in', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits?a=1', session: { check: nobody } });
    expect(await screen.findByRole('button', { name: 'sign in' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/login?redirect=%2Fjishan-smart%2Fcare%2Fvisits%3Fa%3D1',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('keeps the page in view until the server has answered', async () => {
    let answer: () => void = () => undefined;
    const check = vi.fn(async () => undefined);
    await renderConsole({ plugins: [care], session: { check } });
    await screen.findByText('the home page');
    check.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined);
        }),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Section care' }));
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    expect(screen.getByText('the home page')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('textbox', { name: 'note' })).toBeInTheDocument();
  });

  it('gives back what was typed after the same user signed in again', async () => {
    const check = vi.fn(async () => undefined);
    const { router } = await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits', session: { check } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    check.mockImplementationOnce(nobody);
    await router.navigate('/index');
    await router.navigate('/login?redirect=%2Fjishan-smart%2Fcare%2Fvisits');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('half a word');
    expect(window.location.pathname).toBe('/jishan-smart/care/visits');
  });
});

describe('the user menu', () => {
  it('greets by name', async () => {
    await renderConsole({ name: 'Wang' });
    expect(await screen.findByRole('button', { name: 'Hello Wang' })).toBeInTheDocument();
  });

  it('says when nobody is logged in', async () => {
    await renderConsole({ name: '' });
    expect(await screen.findByRole('button', { name: 'Not logged in' })).toBeInTheDocument();
  });

  it('reloads the permission groups and says so for 20 seconds (spec §2)', async () => {
    const { session } = await renderConsole();
    await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reload permission groups' }));
    expect(await screen.findByText('Permission group refreshed successfully')).toBeInTheDocument();
    expect(session.reloadPermissions).toHaveBeenCalledTimes(1);
    expect(toastStore.all()[0]?.duration).toBe(PERMISSION_NOTICE_MS);
  });

  it('says nothing of success when reloading failed', async () => {
    await renderConsole({ session: { reloadPermissions: nobody } });
    await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reload permission groups' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(toastStore.all()).toEqual([]);
  });
});

describe('hidden addresses', () => {
  it('/redirect/{route*} goes on to the page it names', async () => {
    await renderConsole({ plugins: [care], path: '/redirect/jishan-smart/care/visits?a=1' });
    expect(await screen.findByRole('textbox', { name: 'note' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/jishan-smart/care/visits?a=1');
  });

  it('/refresh makes the page in view afresh', async () => {
    const { router } = await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    await router.navigate('/refresh');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue(''));
    expect(window.location.pathname).toBe('/jishan-smart/care/visits');
  });
});

describe('the page for one’s own password', () => {
  async function change(refusal: Refusal) {
    const changePassword = vi.fn(async () => refusal);
    await renderConsole({ path: '/password', session: { changePassword } });
    const [old, first, again] = await screen.findAllByLabelText(/password/i, { selector: 'input' });
    if (!old || !first || !again) throw new Error('The page has three inputs.');
    await userEvent.type(old, 'the old one');
    await userEvent.type(first, 'a long enough one');
    await userEvent.type(again, 'a long enough one');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    return { old, changePassword };
  }

  it('says a refusal at its input, and keeps what was typed', async () => {
    const { old } = await change({
      message: 'Invalid',
      code: 'validation',
      errors: { oldPassword: 'Not the old one' },
    });
    await waitFor(() => expect(old).toHaveAccessibleDescription('Not the old one'));
    expect(screen.queryByText('Invalid')).toBeNull();
    expect(old).toHaveValue('the old one');
  });

  it('says above the button what is about no input', async () => {
    await change({ message: 'Locked for 15 minutes', code: 'locked', errors: {} });
    expect(await screen.findByText('Locked for 15 minutes')).toBeVisible();
  });
});

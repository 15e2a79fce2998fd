import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../../contract/calls/refusal';
import { PERMISSION_NOTICE_MS } from '../../../contract/constants';
import { toIsoMoment } from '../../../contract/moment';
import type { ConsoleSession, SecondFactorCalls } from '../../../src/core/shell/session/ConsoleSession';
import { passwordPrompt } from '../../../src/core/shell/session/prompts';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import { COOKIE, cookies, type SessionEvent } from '../../../src/core/storage';
import { factorCalls, renderConsole, section } from './renderConsole';

const care = section('care', { visits: async () => ({ default: () => <input aria-label="note" /> }) });
const nobody = () => Promise.reject(new Error('nobody'));

beforeEach(() => toastStore.clear());

describe('the navigation guard', () => {
  it('shows the login page, with the full return path, when nobody is signed in', async () => {
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits?a=1#b', session: { check: nobody } });
    expect(await screen.findByRole('button', { name: 'sign in' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/login?redirect=%2Fjishan-smart%2Fcare%2Fvisits%3Fa%3D1%23b',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('keeps the current page until the server has answered', async () => {
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

  it('restores what was typed after the same user signed in again', async () => {
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

describe('another window', () => {
  /** A console that receives events of other windows on command. */
  async function besideAnother() {
    const listeners = new Set<Parameters<ConsoleSession['onOtherWindow']>[0]>();
    const onOtherWindow: ConsoleSession['onOtherWindow'] = (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits', session: { onOtherWindow } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    return (event: SessionEvent, uuid: string) =>
      act(async () => {
        for (const listener of [...listeners]) listener(event, uuid);
      });
  }

  it('that signs out covers this one immediately, and what was typed is kept', async () => {
    const tell = await besideAnother();
    await tell('signedOut', 'ghost');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('half a word');
  });

  it('that signs the same user in again uncovers it', async () => {
    const tell = await besideAnother();
    await tell('signedOut', 'ghost');
    await screen.findByRole('button', { name: 'sign in' });
    await tell('signedIn', 'somebody else');
    expect(screen.getByRole('button', { name: 'sign in' })).toBeInTheDocument();
    await tell('signedIn', 'u1');
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('half a word');
    expect(window.location.pathname).toBe('/jishan-smart/care/visits');
  });
});

describe('the password confirmation', () => {
  /** Asks as a call does, outside React. */
  function ask(): Promise<boolean> {
    let answer = Promise.resolve(false);
    // Not awaited inside: the result comes when the dialog, which renders afterwards, has been used.
    act(() => {
      answer = passwordPrompt.ask();
    });
    return answer;
  }
  afterEach(() => passwordPrompt.respond(false));

  it('is shared by concurrent calls, and resolves when the password is right', async () => {
    const reauthenticate = vi
      .fn<ConsoleSession['reauthenticate']>()
      .mockResolvedValueOnce({ message: '', code: 'validation', errors: { password: 'Wrong password' } })
      .mockResolvedValueOnce(undefined);
    await renderConsole({ session: { reauthenticate } });
    const asked = Promise.all([ask(), ask()]);
    const input = await screen.findByLabelText(/Password/);
    await userEvent.type(input, 'a guess{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Wrong password'));
    await userEvent.clear(input);
    await userEvent.type(input, 'the right one{Enter}');
    expect(await asked).toEqual([true, true]);
    expect(reauthenticate.mock.calls).toEqual([['a guess'], ['the right one']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('accepts a passkey when there is one, and reports when it was not used', async () => {
    const reauthenticateByPasskey = vi
      .fn<ConsoleSession['reauthenticateByPasskey']>()
      .mockRejectedValueOnce(new Error(''))
      .mockResolvedValueOnce(undefined);
    await renderConsole({
      session: { reauthenticateByPasskey, secondFactor: async () => factorCalls({ canShowPasskey: true }) },
    });
    const asked = ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('The passkey could not be verified')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await asked).toBe(true);
  });

  it('resolves with no when canceled', async () => {
    await renderConsole();
    const asked = ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await asked).toBe(false);
  });
});

describe('the page of the user’s own sessions', () => {
  const times = { since: '2026-11-24T06:00:00+08:00', lastSeen: '2026-11-24T07:45:00+08:00', until: '' };
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
  const here = { id: 'a', current: true, ip: '192.0.2.1', userAgent, ...times };
  const there = { id: 'b', current: false, ip: '192.0.2.9', userAgent: '', ...times };

  it('marks the current one, and ends another and all others', async () => {
    const endSessions = vi.fn(async () => undefined);
    await renderConsole({ path: '/profile', session: { ownSessions: async () => [here, there], endSessions } });
    const [first, second] = within(await screen.findByRole('list', { name: 'Active sessions' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Chrome 141 on Windows');
    expect(first).toHaveTextContent('This session');
    expect(second).toHaveTextContent(
      /Unknown browser.*192\.0\.2\.9.*Since 2026-11-24 06:00.*Last seen 2026-11-24 07:45/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'End session: Unknown browser, 192.0.2.9' }));
    await waitFor(() => expect(endSessions).toHaveBeenLastCalledWith({ id: 'b' }));
    const endOthers = screen.getByRole('button', { name: 'End all other sessions' });
    await waitFor(() => expect(endOthers).toBeEnabled());
    await userEvent.click(endOthers);
    await waitFor(() => expect(endSessions).toHaveBeenLastCalledWith('others'));
  });

  it('offers no ending when there is one session', async () => {
    await renderConsole({ path: '/profile', session: { ownSessions: async () => [here] } });
    await screen.findByRole('list', { name: 'Active sessions' });
    expect(screen.getByRole('button', { name: 'End all other sessions' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^End:/ })).toBeNull();
  });
});

describe('the second factor', () => {
  const times = { since: '2026-11-24T06:00:00+08:00', lastUsed: '2026-11-24T07:45:00+08:00' };
  const phone = { id: 'a', kind: 'totp', name: 'Phone', ...times } as const;
  const open = async (own: Parameters<typeof factorCalls>[0], calls = {}) => {
    const secondFactor = { ...factorCalls(own), ...calls };
    await renderConsole({ path: '/profile', session: { secondFactor: async () => secondFactor } });
    await screen.findByRole('heading', { name: 'Two-factor sign-in' });
    return secondFactor;
  };

  it('is listed, renamed, and removed after a confirmation that explains the consequence', async () => {
    const calls = await open({ factors: [phone], recoveryCodes: 3 });
    expect(screen.getByRole('list', { name: 'Two-factor sign-in' })).toHaveTextContent(
      /Phone.*Authenticator app.*Added 2026-11-24 06:00.*Last used 2026-11-24 07:45/,
    );
    expect(screen.getByText(/Recovery codes left: 3 · Few/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rename: Phone' }));
    const name = screen.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Old phone{Enter}');
    expect(calls.rename).toHaveBeenCalledWith({ id: 'a', name: 'Old phone' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Phone' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('It is the last method');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(calls.remove).toHaveBeenCalledWith('a');
  });

  it('is added by scanning a code and typing the first one; recovery codes stay until they are saved', async () => {
    const confirmApp = vi
      .fn<SecondFactorCalls['confirmApp']>()
      .mockRejectedValueOnce(new Error('Could not verify'))
      .mockResolvedValueOnce(['AAAA-BBBB-CCCC']);
    await open({}, { confirmApp });
    await userEvent.click(screen.getByRole('button', { name: 'Add an authenticator app' }));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Code/), '111111{Enter}');
    expect(await screen.findByText('Could not verify')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Code/), '{Backspace}2{Enter}');
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeInTheDocument();
    expect(confirmApp).toHaveBeenLastCalledWith({ name: 'Phone', code: '111112' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('AAAA-BBBB-CCCC')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC')).toBeNull());
  });

  it('shows that passkeys are unavailable, and that a factor is required, with nothing else on the page', async () => {
    await open({ isRequired: true, canAddPasskey: false });
    expect(screen.getByText(/requires two-factor sign-in/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
    expect(screen.queryByRole('heading', { name: 'Active sessions' })).toBeNull();
  });

  it('reports when the browser created no passkey', async () => {
    await open({ canAddPasskey: true }, { addPasskey: async () => Promise.reject(new Error('')) });
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No passkey was created; please try again')).toBeInTheDocument();
  });
});

describe('the user menu', () => {
  it('greets by name', async () => {
    await renderConsole({ name: 'Wang' });
    expect(await screen.findByRole('button', { name: 'Hello Wang' })).toBeInTheDocument();
  });

  it('shows when nobody is signed in', async () => {
    await renderConsole({ name: '' });
    expect(await screen.findByRole('button', { name: 'Not logged in' })).toBeInTheDocument();
  });

  it('reloads the permission groups and confirms it for 20 seconds (spec §2)', async () => {
    const { session } = await renderConsole();
    await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reload permission groups' }));
    expect(await screen.findByText('Permission group refreshed successfully')).toBeInTheDocument();
    expect(session.reloadPermissions).toHaveBeenCalledTimes(1);
    expect(toastStore.all()[0]?.duration).toBe(PERMISSION_NOTICE_MS);
  });

  it('confirms nothing when reloading failed', async () => {
    await renderConsole({ session: { reloadPermissions: nobody } });
    await userEvent.click(await screen.findByRole('button', { name: 'Hello Li' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reload permission groups' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(toastStore.all()).toEqual([]);
  });
});

describe('hidden addresses', () => {
  it('/redirect/{route*} redirects to the named page', async () => {
    await renderConsole({ plugins: [care], path: '/redirect/jishan-smart/care/visits?a=1' });
    expect(await screen.findByRole('textbox', { name: 'note' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/jishan-smart/care/visits?a=1');
  });

  it('/refresh remounts the current page', async () => {
    const { router } = await renderConsole({ plugins: [care], path: '/jishan-smart/care/visits' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    await router.navigate('/refresh');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue(''));
    expect(window.location.pathname).toBe('/jishan-smart/care/visits');
  });
});

describe('the page for the user’s own password', () => {
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

  it('shows a refusal at its input, and keeps what was typed', async () => {
    const { old } = await change({
      message: 'Invalid',
      code: 'validation',
      errors: { oldPassword: 'Not the old one' },
    });
    await waitFor(() => expect(old).toHaveAccessibleDescription('Not the old one'));
    expect(screen.queryByText('Invalid')).toBeNull();
    expect(old).toHaveValue('the old one');
  });

  it('shows above the button what concerns no input', async () => {
    await change({ message: 'Locked for 15 minutes', code: 'locked', errors: {} });
    expect(await screen.findByText('Locked for 15 minutes')).toBeVisible();
  });
});

describe('viewing the console as another user', () => {
  const until = toIsoMoment(Date.now() + 20 * 60_000);
  const viewed = async () => ({ account: 'Chen', viewer: 'Li', until });
  afterEach(() => cookies.remove(COOKIE.viewerToken));

  it('is shown on every page, with a button that ends it', async () => {
    cookies.set(COOKIE.viewerToken, 'own');
    const { session, router } = await renderConsole({ plugins: [care], session: { getViewAs: viewed } });
    const words = `Read-only view: Li sees the console as Chen until ${until.slice(11, 16)} at the latest`;
    expect(await screen.findByText(words)).toBeInTheDocument();
    await act(() => router.navigate('/jishan-smart/care/visits'));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(session.endViewAs).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End view' }));
    expect(session.endViewAs).toHaveBeenCalledOnce();
  });

  it('is not shown in the administrator’s own session', async () => {
    const { session } = await renderConsole({ plugins: [care], session: { getViewAs: vi.fn(viewed) } });
    await screen.findByText('the home page');
    expect(session.getViewAs).not.toHaveBeenCalled();
  });
});

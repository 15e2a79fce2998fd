import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { loginColors, loginHtml } from '../../../scripts/vite/loginHtml';
import { COOKIE, cookies, userStorage } from '../../../src/core/storage';
import { APPEARANCE_KEYS } from '../../../src/core/theme/appearance';
import { captureEarlyClick } from '../../../src/login/captureEarlyClick';
import LoginPage from '../../../src/login/LoginPage';
import { loginTexts } from '../../../src/login/loginTexts';

beforeEach(() => cookies.set(COOKIE.lang, 'zh-CN'));

/** The page as the server sends it, before its scripts are loaded. */
function inPage() {
  const container = document.createElement('div');
  container.innerHTML = loginHtml['zh-CN'] ?? '';
  document.body.append(container);
  captureEarlyClick();
  const signIn = vi.fn(async () => ({ uuid: 'u1' }));
  const onSignedIn = vi.fn();
  const onInput = vi.fn();
  const steps = { signIn, finishSignIn: signIn, signInWithPasskey: signIn };
  const hydrate = () =>
    act(async () => {
      const page = <LoginPage steps={steps} onSignedIn={onSignedIn} onInput={onInput} site={{}} />;
      const root = hydrateRoot(container, page, { onRecoverableError: (error) => failures.push(error) });
      onTestFinished(() => act(() => root.unmount()));
    });
  const failures: unknown[] = [];
  onTestFinished(() => {
    container.remove();
    window.earlyClick?.stop();
  });
  return { container, hydrate, failures, signIn, onSignedIn, onInput };
}

describe('the login page in HTML', () => {
  it.each(LOCALES)('is rendered in %s, and complies with the content security policy', (locale) => {
    const html = loginHtml[locale] ?? '';
    const { submit, username, password } = loginTexts[locale];
    for (const text of [submit, username, password]) expect(html).toContain(`>${text}<`);
    expect(html).not.toMatch(/ style=| on\w+=|<script/);
    // A form sent by the browser itself never puts values into the address.
    expect(html).toContain('method="post"');
  });

  it('has colors for light and dark', () => {
    expect(loginColors).toMatch(
      /^\.login\{color-scheme:light;.+\}@media \(prefers-color-scheme:dark\)\{\.login\{color-scheme:dark;.+\}\}$/,
    );
  });

  it('keeps typed text and its inputs during hydration', async () => {
    const { hydrate, failures, onInput, onSignedIn } = inPage();
    const username = screen.getByLabelText('用户名');
    await userEvent.type(username, 'admin');
    await hydrate();
    expect(screen.getByLabelText('用户名')).toBe(username);
    expect(username).toHaveValue('admin');
    expect(username).toHaveFocus();
    // The console is loaded while the user types.
    expect(onInput).toHaveBeenCalledOnce();
    expect(failures).toEqual([]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('signs in a user who pressed Enter before the scripts were loaded', async () => {
    const { hydrate, signIn, onSignedIn } = inPage();
    await userEvent.type(screen.getByLabelText('用户名'), 'admin');
    await userEvent.type(screen.getByLabelText('密码'), 'secret{Enter}');
    expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
    await hydrate();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('u1'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'admin', password: 'secret' });
  });

  it('replays the last early action, and afterwards handles events normally', async () => {
    const { hydrate, signIn } = inPage();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    await hydrate();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '日本語' }));
    await screen.findByRole('button', { name: loginTexts.ja.submit });
  });

  it('does not replay events on the replacing elements without an early action', async () => {
    const { container } = inPage();
    container.innerHTML = '<button type="submit">保存</button>';
    const button = screen.getByRole('button', { name: '保存' });
    const isLeft = vi.fn((event: Event) => event.defaultPrevented);
    window.addEventListener('click', isLeft, { once: true });
    await userEvent.click(button);
    expect(isLeft).toHaveReturnedWith(false);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('uses the colors stored in this browser', async () => {
    userStorage().set(APPEARANCE_KEYS.mode, 'dark');
    onTestFinished(() => userStorage().remove(APPEARANCE_KEYS.mode));
    const { hydrate, container, failures } = inPage();
    await hydrate();
    expect(container.querySelector<HTMLElement>('.login')?.style.colorScheme).toBe('dark');
    expect(failures).toEqual([]);
  });
});

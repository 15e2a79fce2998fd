import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondStep } from '../../../contract/calls/envelope';
import type { SignInSteps } from '../../../contract/session/signIn';
import { COOKIE, cookies } from '../../../src/core/storage';
import LoginPage from '../../../src/login/LoginPage';

beforeEach(() => cookies.set(COOKIE.lang, 'zh-CN'));

const inside = async () => ({ uuid: 'u1' });
const nowhere = { signIn: inside, finishSignIn: inside, signInWithPasskey: inside };

function setUp(signIn: SignInSteps['signIn'] = vi.fn(inside), rest: Partial<SignInSteps> = {}) {
  const onSignedIn = vi.fn();
  const steps = { ...nowhere, ...rest, signIn };
  render(<LoginPage steps={steps} onSignedIn={onSignedIn} site={{ filingNumber: '备案号' }} />);
  return {
    signIn,
    onSignedIn,
    username: screen.getByLabelText('用户名'),
    password: screen.getByLabelText('密码'),
    submit: screen.getByRole('button', { name: '登录' }),
  };
}

describe('LoginPage', () => {
  it('starts with empty fields and the focus in the first (spec §5)', () => {
    const { username, password } = setUp();
    expect(username).toHaveValue('');
    expect(password).toHaveValue('');
    expect(username).toHaveFocus();
  });

  it('signs in with Enter', async () => {
    const { username, password, signIn, onSignedIn } = setUp();
    await userEvent.type(username, ' admin ');
    await userEvent.type(password, ' secret {Enter}');
    expect(signIn).toHaveBeenCalledWith({ username: 'admin', password: ' secret ' });
    expect(onSignedIn).toHaveBeenCalledWith('u1');
  });

  it('asks for missing input and calls no server', async () => {
    const { username, password, submit, signIn } = setUp();
    await userEvent.click(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入用户名');
    await userEvent.type(username, 'admin');
    await userEvent.click(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入密码');
    expect(password).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows why the sign-in was refused, keeps the user name, and allows another try', async () => {
    const signIn = vi.fn(() => Promise.reject(new Error('账号或密码不正确')));
    const { username, password } = setUp(signIn);
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'wrong{Enter}');
    expect(await screen.findByText('账号或密码不正确')).toHaveRole('alert');
    expect(username).toHaveValue('admin');
    await userEvent.type(password, 'again{Enter}');
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('sends one request when Enter is pressed twice', async () => {
    const signIn = vi.fn(() => new Promise<{ uuid: string }>(() => undefined));
    const { username, password } = setUp(signIn);
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'secret{Enter}{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('reports when the console could not be loaded after signing in', async () => {
    const onSignedIn = () => Promise.reject(new TypeError('x is undefined'));
    render(<LoginPage steps={nowhere} onSignedIn={onSignedIn} site={{}} />);
    await userEvent.type(screen.getByLabelText('用户名'), 'admin');
    await userEvent.type(screen.getByLabelText('密码'), 'secret{Enter}');
    expect(await screen.findByText(/系统页面没有加载成功/)).toBeInTheDocument();
  });

  describe('the second step', () => {
    const kinds: SecondStep['kinds'] = ['totp', 'passkey', 'recoveryCode'];
    async function begun(rest: Partial<SignInSteps> = {}, step: SecondStep = { ticket: 't1', kinds }) {
      const page = setUp(async () => step, rest);
      await userEvent.type(page.username, 'admin');
      await userEvent.type(page.password, 'secret{Enter}');
      await screen.findByRole('form', { name: '二次验证' });
      return page;
    }

    it('accepts the code of an app, with autofill by phones and password managers', async () => {
      const finishSignIn = vi.fn(inside);
      const { onSignedIn } = await begun({ finishSignIn });
      const code = screen.getByLabelText('验证码');
      expect(code).toHaveFocus();
      expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await userEvent.type(code, '{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('请输入验证码');
      await userEvent.type(code, '123456{Enter}');
      expect(finishSignIn).toHaveBeenCalledWith({ ticket: 't1', code: '123456' });
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('u1'));
    });

    it('accepts a recovery code or a passkey instead, and reports when no passkey was used', async () => {
      const finishSignIn = vi.fn(() => Promise.reject(new Error('验证没有通过')));
      const signInWithPasskey = vi
        .fn<SignInSteps['signInWithPasskey']>()
        .mockRejectedValueOnce(new Error(''))
        .mockResolvedValue({
          uuid: 'u2',
        });
      const { onSignedIn } = await begun({ finishSignIn, signInWithPasskey: signInWithPasskey });
      await userEvent.click(screen.getByRole('button', { name: '使用恢复码' }));
      const code = screen.getByLabelText('恢复码');
      expect(code).toHaveFocus();
      await userEvent.type(code, 'aaaa-bbbb-cccc{Enter}');
      expect(finishSignIn).toHaveBeenCalledWith({ ticket: 't1', recoveryCode: 'aaaa-bbbb-cccc' });
      expect(await screen.findByText('验证没有通过')).toHaveRole('alert');
      await userEvent.click(screen.getByRole('button', { name: '使用通行密钥' }));
      const use = screen.getByRole('button', { name: '使用通行密钥' });
      expect(use).toHaveFocus();
      await userEvent.click(use);
      expect(await screen.findByText(/没有用通行密钥完成验证/)).toHaveRole('alert');
      await userEvent.click(screen.getByRole('button', { name: '使用通行密钥' }));
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('u2'));
    });

    it('returns to the password when it took too long, and on request', async () => {
      const expired = Object.assign(new Error('等待时间过长，请重新开始'), { code: 'expired' });
      await begun({ finishSignIn: () => Promise.reject(expired) }, { ticket: 't1', kinds: ['totp'] });
      await userEvent.type(screen.getByLabelText('验证码'), '123456{Enter}');
      expect(await screen.findByLabelText('用户名')).toHaveFocus();
      expect(screen.getByRole('alert')).toHaveTextContent('等待时间过长');
    });
  });

  it('is available in four languages, stores the choice and sets the document language', async () => {
    const { username } = setUp();
    await userEvent.type(username, 'admin');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
    await waitFor(() => expect(document.title).toBe('Smart elderly care | Sign in'));
    expect(document.documentElement.lang).toBe('en');
    expect(cookies.get(COOKIE.lang)).toBe('en');
  });

  it('shows the password on request', async () => {
    const { password } = setUp();
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it("shows version and the operator's lines in the footer", () => {
    setUp();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Beta 0.9.5备案号');
  });
});

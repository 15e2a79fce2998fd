import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondStep } from '../../../contract/calls/envelope';
import type { SignInSteps } from '../../../contract/session/signIn';
import { AuthError } from '../../../src/authProvider/AuthError';
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

/** The only message of the page belongs to this input, which has the focus. */
function expectProblemAt(input: HTMLElement, text: string) {
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(text);
  expect(input).toHaveFocus();
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

  it('asks for missing input at the input, and calls no server', async () => {
    const { username, password, submit, signIn } = setUp();
    await userEvent.click(submit);
    expectProblemAt(username, '请输入用户名');
    await userEvent.type(username, 'admin');
    await userEvent.click(submit);
    expectProblemAt(password, '请输入密码');
    expect(username).not.toHaveAttribute('aria-invalid');
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['password', '账号或密码不正确', 'loginFailed'],
    ['password', '账号已锁定', 'locked'],
    ['password', '初始密码已过期', 'initialPasswordExpired'],
    ['password', '不行', undefined],
    ['username', '账号已停用', 'accountDisabled'],
    ['username', '账号已过期', 'accountExpired'],
  ] as const)(
    'shows a refusal at the %s (%s), keeps the user name, and allows another try',
    async (name, text, code) => {
      const signIn = vi.fn(() => Promise.reject(new AuthError('rejected', text, code)));
      const page = setUp(signIn);
      await userEvent.type(page.username, 'admin');
      await userEvent.type(page.password, 'wrong{Enter}');
      await screen.findByText(text);
      expectProblemAt(page[name], text);
      expect(page[name === 'password' ? 'username' : 'password']).not.toHaveAttribute('aria-invalid');
      expect(page.username).toHaveValue('admin');
      await userEvent.type(page.password, 'again{Enter}');
      expect(signIn).toHaveBeenCalledTimes(2);
    },
  );

  it('marks no input for a failure that typing cannot correct', async () => {
    const { username, password } = setUp(() => Promise.reject(new Error('暂时连不上服务器')));
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'secret{Enter}');
    expect(await screen.findByText('暂时连不上服务器')).toHaveRole('alert');
    for (const input of [username, password]) expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('removes the mark of an input when it is sent again', async () => {
    const signIn = vi
      .fn<SignInSteps['signIn']>()
      .mockRejectedValueOnce(new AuthError('rejected', '账号或密码不正确', 'loginFailed'))
      .mockReturnValue(new Promise(() => undefined));
    const { username, password } = setUp(signIn);
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'wrong{Enter}');
    await screen.findByText('账号或密码不正确');
    await userEvent.type(password, 'right{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(password).not.toHaveAttribute('aria-invalid');
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
    expect(await screen.findByText(/系统页面加载失败/)).toBeInTheDocument();
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
      expectProblemAt(code, '请输入验证码');
      await userEvent.type(code, '123456{Enter}');
      expect(finishSignIn).toHaveBeenCalledWith({ ticket: 't1', code: '123456' });
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('u1'));
    });

    it('accepts a recovery code or a passkey instead, and reports when no passkey was used', async () => {
      const refused = new AuthError('rejected', '验证未通过', 'secondFactorWrong');
      const finishSignIn = vi.fn(() => Promise.reject(refused));
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
      await screen.findByText('验证未通过');
      expectProblemAt(code, '验证未通过');
      await userEvent.click(screen.getByRole('button', { name: '使用通行密钥' }));
      const use = screen.getByRole('button', { name: '使用通行密钥' });
      expect(use).toHaveFocus();
      await userEvent.click(use);
      expect(await screen.findByText(/通行密钥验证失败/)).toHaveRole('alert');
      await userEvent.click(screen.getByRole('button', { name: '使用通行密钥' }));
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('u2'));
    });

    it('returns to the password when it took too long, and on request', async () => {
      const expired = Object.assign(new Error('等待超时，请重新开始'), { code: 'expired' });
      await begun({ finishSignIn: () => Promise.reject(expired) }, { ticket: 't1', kinds: ['totp'] });
      await userEvent.type(screen.getByLabelText('验证码'), '123456{Enter}');
      expect(await screen.findByLabelText('用户名')).toHaveFocus();
      expect(screen.getByRole('alert')).toHaveTextContent('等待超时');
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

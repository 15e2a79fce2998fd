import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE, cookies } from '../../../src/core/storage';
import LoginPage from '../../../src/login/LoginPage';

beforeEach(() => cookies.set(COOKIE.lang, 'zh-CN'));

function setUp(signIn = vi.fn(async () => ({ uuid: 'u1' }))) {
  const onSignedIn = vi.fn();
  render(<LoginPage signIn={signIn} onSignedIn={onSignedIn} site={{ filingNumber: '备案号' }} />);
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

  it('asks for what is missing and calls nobody', async () => {
    const { username, password, submit, signIn } = setUp();
    await userEvent.click(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入用户名');
    await userEvent.type(username, 'admin');
    await userEvent.click(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入密码');
    expect(password).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('tells on the page why it was refused, keeps the user name, and lets try again', async () => {
    const signIn = vi.fn(() => Promise.reject(new Error('账号或密码不正确')));
    const { username, password } = setUp(signIn);
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'wrong{Enter}');
    expect(await screen.findByText('账号或密码不正确')).toHaveRole('alert');
    expect(username).toHaveValue('admin');
    await userEvent.type(password, 'again{Enter}');
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('calls once though Enter is pressed twice', async () => {
    const signIn = vi.fn(() => new Promise<{ uuid: string }>(() => undefined));
    const { username, password } = setUp(signIn);
    await userEvent.type(username, 'admin');
    await userEvent.type(password, 'secret{Enter}{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('tells when the console could not be fetched after signing in', async () => {
    const onSignedIn = () => Promise.reject(new TypeError('x is undefined'));
    render(<LoginPage signIn={async () => ({ uuid: 'u1' })} onSignedIn={onSignedIn} site={{}} />);
    await userEvent.type(screen.getByLabelText('用户名'), 'admin');
    await userEvent.type(screen.getByLabelText('密码'), 'secret{Enter}');
    expect(await screen.findByText(/系统页面没有加载成功/)).toBeInTheDocument();
  });

  it('speaks four languages, keeps the choice and tells it to the document', async () => {
    const { username } = setUp();
    await userEvent.type(username, 'admin');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
    await waitFor(() => expect(document.title).toBe('Smart elderly care | Log in'));
    expect(document.documentElement.lang).toBe('en');
    expect(cookies.get(COOKIE.lang)).toBe('en');
  });

  it('shows the password on demand', async () => {
    const { password } = setUp();
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it("shows version and the owner's lines at the foot", () => {
    setUp();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Beta 0.9.5备案号');
  });
});

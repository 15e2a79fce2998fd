import { describe, expect, it } from 'vitest';
import { handleMockCall } from '../../../../src/plugins/demo/mock/answerCall';
import { fail, succeed } from '../../../../src/plugins/demo/mock/answers';

const login = (body: unknown) => handleMockCall({ method: 'POST', path: '/login', body }, () => 'a-token');

describe('the demo mock', () => {
  it.each([
    ['admin', 'Admin'],
    ['editor', 'Editor'],
    ['user1', 'User1'],
  ])('signs %s in with a password equal to the name', (username, name) => {
    expect(login({ username, password: username })).toEqual({
      code: 0,
      msg: 'Success',
      data: { uuid: `${username}-uuid`, token: 'a-token', name },
    });
  });

  it('creates another token for each sign-in', () => {
    let count = 0;
    const call = { method: 'POST', path: '/login', body: { username: 'admin', password: 'admin' } };
    const tokens = [1, 2].map(() => handleMockCall(call, () => `token ${++count}`).data);
    expect(tokens).toEqual([
      expect.objectContaining({ token: 'token 1' }),
      expect.objectContaining({ token: 'token 2' }),
    ]);
  });

  it.each([
    ['a wrong password', { username: 'admin', password: 'editor' }],
    ['an unknown user', { username: 'root', password: 'root' }],
    ['no password', { username: 'admin' }],
    ['a name in other letters', { username: 'Admin', password: 'admin' }],
    ['no body', undefined],
    ['a body that is no object', 'admin'],
    ['a list', ['admin', 'admin']],
    ['null', null],
  ])('refuses %s with the words of the specification', (_, body) => {
    expect(login(body)).toEqual({ code: 500, msg: '账号或密码不正确', data: {} });
  });

  it.each([
    ['GET', '/login'],
    ['POST', '/logout'],
    ['POST', '/login/'],
  ])('supports nothing else: %s %s fails', (method, path) => {
    const body = { username: 'admin', password: 'admin' };
    expect(handleMockCall({ method, path, body }, () => 'a-token')).toEqual({
      code: 500,
      msg: 'Request failed',
      data: {},
    });
  });
});

describe('the responses of the mock (spec §8)', () => {
  it('default to Success with code 0', () => {
    expect(succeed([1])).toEqual({ code: 0, msg: 'Success', data: [1] });
    expect(succeed([1], 'Saved', 200)).toEqual({ code: 200, msg: 'Saved', data: [1] });
  });

  it('default to Request failed with code 500', () => {
    expect(fail({})).toEqual({ code: 500, msg: 'Request failed', data: {} });
    expect(fail({}, 'Not now', 503)).toEqual({ code: 503, msg: 'Not now', data: {} });
  });
});

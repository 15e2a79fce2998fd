import { beforeAll, expect, it } from 'vitest';
import { type CallOptions, signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const PASSWORD = 'a password of their own';

describeOnBothDatabases('guessing passwords', (open) => {
  let server: TestApp;
  let count = 0;
  beforeAll(async () => {
    server = await testApp(open);
  });

  /** Creates an administrator for the test, with a session. */
  async function someone() {
    count += 1;
    const username = `guessed${count}`;
    const { id, token } = await server.signInAs({ username, password: PASSWORD });
    // They signed in above, so that nothing is counted.
    return { id, username, token, login: (options?: CallOptions) => server.login(username, PASSWORD, options) };
  }
  async function guess(username: string, times: number, options?: CallOptions) {
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < times; tried += 1) {
      codes.push((await server.login(username, 'not the password', options)).body.code);
    }
    return codes;
  }
  const cookieOf = (answer: { headers: Record<string, unknown> }) => {
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1);
    return { headers: { cookie } };
  };
  const minutesLater = (minutes: number) => {
    server.clock.now += minutes * MINUTE;
  };

  it('reports the lock from the fifth failure on, without checking the password', async () => {
    const { username, login } = await someone();
    expect(await guess(username, 5)).toEqual(['loginFailed', 'loginFailed', 'loginFailed', 'loginFailed', 'locked']);
    const [stranger, owner] = [await server.login(username, 'not the password'), await login()];
    expect(owner.body).toEqual({ status: 4000, code: 'locked', message: '账号已锁定，请 15 分钟后再试' });
    expect(stranger.body).toEqual(owner.body);
  });

  it('gets the same answers for a name without an account', async () => {
    const { username } = await someone();
    const answersTo = async (name: string) => {
      const bodies = [];
      for (let tried = 0; tried < 6; tried += 1) bodies.push((await server.login(name, 'not the password')).body);
      return bodies;
    };
    expect(await answersTo('nobody')).toEqual(await answersTo(username));
  });

  it('does not block users at other addresses', async () => {
    const { username, login } = await someone();
    await guess(username, 9);
    expect((await login()).body.code).toBe('locked');
    expect((await login({ from: '192.0.2.7' })).body.status).toBe(8000);
  });

  it('has 25 tries from all addresses together, while a known browser can still sign in', async () => {
    const { username, login } = await someone();
    const known = cookieOf(await login());
    for (let host = 1; host <= 5; host += 1) await guess(username, 5, { from: `192.0.2.${host}` });
    const elsewhere = { from: '192.0.2.99' };
    expect((await login(elsewhere)).body.code).toBe('locked');
    expect((await login({ ...elsewhere, ...known })).body.status).toBe(8000);
  });

  it('has five tries from a known browser, in every process', async () => {
    const { username, login } = await someone();
    const known = cookieOf(await login());
    const other = await testApp(open, { database: server.database, clock: server.clock });
    expect((await guess(username, 5, known)).at(-1)).toBe('locked');
    expect((await other.login(username, PASSWORD, known)).body.code).toBe('locked');
    expect((await other.login(username, PASSWORD)).body.status).toBe(8000);
  });

  it('recognizes a browser by a signed cookie sent only to the login, for one account', async () => {
    const { username, login } = await someone();
    const answer = await login();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /; Max-Age=15552000; Path=\/api\/login\.admin\.open; HttpOnly; SameSite=Strict$/,
    );
    const { cookie } = cookieOf(answer).headers;
    const stranger = cookieOf(await (await someone()).login()).headers.cookie;
    const [name] = cookie.split('=', 1);
    await guess(username, 5);
    const forged = [`${cookie}x`, cookie.replace(/=./, '=z'), `${name}=${stranger.split('=')[1]}`, `${name}=`, '%; ='];
    for (const each of forged) {
      expect([each, (await login({ headers: { cookie: each } })).body.code]).toEqual([each, 'locked']);
    }
    minutesLater(180 * 24 * 60);
    await guess(username, 5);
    expect((await login({ headers: { cookie } })).body.code).toBe('locked');
    await signInAgain(server);
  });

  it('is possible again fifteen minutes after the last try', async () => {
    const { username, login } = await someone();
    await guess(username, 4);
    minutesLater(10);
    await guess(username, 1);
    minutesLater(14);
    expect((await login()).body.message).toBe('账号已锁定，请 1 分钟后再试');
    minutesLater(1);
    expect((await login()).body.status).toBe(8000);
  });

  it('starts again after fifteen minutes, and after the right password', async () => {
    const { username, login } = await someone();
    await guess(username, 4);
    minutesLater(16);
    await guess(username, 4);
    expect((await login()).body.status).toBe(8000);
    expect(await guess(username, 4)).not.toContain('locked');
    expect((await login()).body.status).toBe(8000);
  });

  it('gets no more tries in parallel than in sequence', async () => {
    const { username, login } = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.login(username, 'not the password')));
    expect(answers.filter(({ body }) => body.code === 'loginFailed')).toHaveLength(4);
    expect((await login()).body.code).toBe('locked');
  });

  it('ends no existing session', async () => {
    const { username, token } = await someone();
    await guess(username, 6);
    expect((await server.call('isLogin.admin.open', {}, { token })).body.data).toMatchObject({ username });
  });

  it('leaves no expired counters behind', async () => {
    const { username, login } = await someone();
    await guess('nobody at all', 3);
    await guess(username, 1);
    minutesLater(15);
    await login();
    expect(await server.database.read.selectFrom('attempt').select('client').execute()).toEqual([]);
  });

  it('is shown to administrators, who can lift all locks', async () => {
    const { id, username, login } = await someone();
    await guess(username, 5);
    const shown = await server.call('selectById.admin.open', { id });
    expect(shown.body.data).toMatchObject({ status: 'locked', lockCause: 'guesses', failedCount: 5 });
    await server.call('enableAdmin.admin.open', { id });
    expect((await login()).body.status).toBe(8000);
  });
});

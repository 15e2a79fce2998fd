import { generate } from 'otplib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewTotp, OwnSecondFactors, SecondStep } from '../../../contract/calls/envelope';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { type Deviation, softPasskey } from '../../support/softPasskey';
import { type Answered, type CallOptions, signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const PASSWORD = 'a password of their own';

describeOnBothDatabases('the second factor', (open) => {
  let server: TestApp;
  let count = 0;
  beforeAll(async () => {
    server = await testApp(open);
  });
  beforeEach(async () => {
    await signInAgain(server);
  });
  const later = (minutes: number) => {
    server.clock.now += minutes * MINUTE;
  };
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(server.clock.now / 1_000) });
  const codes = (answers: readonly Answered[]) => answers.map(({ body }) => body.code ?? 'welcome');

  /** Creates an administrator for the test. */
  async function someone(fields: Record<string, unknown> = {}, app = server) {
    count += 1;
    const username = `factor${count}`;
    const { id, token } = await server.signInAs({ username, password: PASSWORD, ...fields });
    const as = (name: string, params: Record<string, unknown> = {}) =>
      app.call(`${name}.admin.open`, params, { token, withoutPassword: true });
    const factors = async () => (await as('selectSecondFactors')).body.data as unknown as OwnSecondFactors;
    const signIn = (options?: CallOptions) => app.login(username, PASSWORD, options);
    const ticket = async () => ((await signIn()).body.data as unknown as SecondStep).ticket;
    const finish = (params: Record<string, unknown>, options: CallOptions = {}) =>
      app.call('finishLogin.admin.open', params, { token: '', ...options });
    return { id, username, token, as, factors, signIn, ticket, finish };
  }
  type Someone = Awaited<ReturnType<typeof someone>>;

  async function addApp({ as }: Someone) {
    const { secret } = (await as('enrolTotp')).body.data as unknown as NewTotp;
    const { body } = await as('confirmTotp', { name: '手机', code: await codeOf(secret) });
    expect(body.status).toBe(8000);
    // The code above was used.
    later(1);
    return { secret, recoveryCodes: (body.data as { recoveryCodes?: string[] }).recoveryCodes ?? [] };
  }
  async function withApp(fields?: Record<string, unknown>) {
    const owner = await someone(fields);
    return { ...owner, ...(await addApp(owner)) };
  }
  const challengeOf = ({ body }: Answered) => (body.data as { challenge: string }).challenge;
  async function withPasskey() {
    const owner = await someone();
    const passkey = softPasskey();
    const attestation = passkey.attestation(challengeOf(await owner.as('enrolPasskey')));
    expect((await owner.as('confirmPasskey', { name: '电脑', attestation })).body.status).toBe(8000);
    const begin = async () => {
      const ticket = await owner.ticket();
      const asked = await server.call('challengePasskey.admin.open', { ticket }, { token: '' });
      return { ticket, challenge: challengeOf(asked) };
    };
    const show = async (deviation?: Deviation) => {
      const { ticket, challenge } = await begin();
      return owner.finish({ ticket, assertion: passkey.assertion(challenge, deviation) });
    };
    return { ...owner, passkey, begin, show };
  }

  describe('an authenticator app', () => {
    it('is required after the password, and its code opens a session', async () => {
      const { id, username, signIn, finish, secret } = await withApp();
      const { body } = await signIn();
      expect(body).toMatchObject({ status: 4000, code: 'secondFactor', message: '还需要一步验证' });
      const { ticket, kinds, ...rest } = body.data as unknown as SecondStep;
      expect([kinds, rest]).toEqual([['totp', 'recoveryCode'], {}]);
      const answer = await finish({ ticket, code: await codeOf(secret) });
      expect(answer.body).toMatchObject({ status: 8000, message: '登录成功' });
      expect(String(answer.headers['set-cookie'])).toContain('Path=/api/login.admin.open');
      const { token } = answer.body.data as { token: string };
      expect((await server.call('isLogin.admin.open', {}, { token })).body.data).toMatchObject({ username });
      expect((await server.call('selectById.admin.open', { id })).body.data).toMatchObject({ mfaEnabled: true });
    });

    it('is active once its first code was entered, and not before', async () => {
      const { as, signIn, factors } = await someone();
      const { secret } = (await as('enrolTotp')).body.data as unknown as NewTotp;
      expect((await signIn()).body.status).toBe(8000);
      const wrong = await as('confirmTotp', { name: '手机', code: '12345' });
      expect(wrong.body.codes).toEqual({ code: 'secondFactorWrong' });
      later(16);
      expect((await as('confirmTotp', { name: '手机', code: await codeOf(secret) })).body.code).toBe(
        'secondFactorExpired',
      );
      expect((await factors()).factors).toEqual([]);
    });

    it('ends the sessions opened with the password alone, and pending logins', async () => {
      const owner = await someone();
      const { token } = (await owner.signIn()).body.data as { token: string };
      await addApp(owner);
      expect((await server.call('selectAll.logType.open', {}, { token })).body.status).toBe(401);
      expect((await owner.factors()).factors).toMatchObject([{ kind: 'totp', name: '手机' }]);
    });

    it('has each code accepted once, also in parallel, and not the one from its setup', async () => {
      const owner = await someone();
      const { secret } = (await owner.as('enrolTotp')).body.data as unknown as NewTotp;
      const first = await codeOf(secret);
      await owner.as('confirmTotp', { name: '手机', code: first });
      const tickets = [await owner.ticket(), await owner.ticket(), await owner.ticket()];
      expect(codes([await owner.finish({ ticket: tickets[0], code: first })])).toEqual(['secondFactorWrong']);
      later(1);
      const code = await codeOf(secret);
      const answers = await Promise.all(tickets.slice(1).map((ticket) => owner.finish({ ticket, code })));
      expect(codes(answers).sort()).toEqual(['secondFactorWrong', 'welcome']);
    });

    it('has its code accepted for its own account only', async () => {
      const [owner, other] = [await withApp(), await withApp()];
      const code = await codeOf(owner.secret);
      expect(codes([await other.finish({ ticket: await other.ticket(), code })])).toEqual(['secondFactorWrong']);
    });

    it('has its secret stored nowhere in readable form', async () => {
      const { secret, recoveryCodes, signIn, finish } = await withApp();
      const { ticket } = (await signIn()).body.data as unknown as SecondStep;
      await finish({ ticket, code: await codeOf(secret) });
      const secrets = [secret, ticket, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))];
      for (const table of ['secondFactor', 'recoveryCode', 'pendingProof', 'admin', 'log']) {
        const stored = JSON.stringify(await server.database.read.selectFrom(table).selectAll().execute());
        expect(secrets.filter((text) => stored.includes(text))).toEqual([]);
      }
      expect(secrets.filter((text) => server.logged.join().includes(text))).toEqual([]);
    });
  });

  describe('a login ticket', () => {
    it('is valid once, for five minutes, and for its own account only', async () => {
      const { ticket, finish, secret } = await withApp();
      const first = await ticket();
      expect(codes([await finish({ ticket: first, code: await codeOf(secret) })])).toEqual(['welcome']);
      later(1);
      expect(codes([await finish({ ticket: first, code: await codeOf(secret) })])).toEqual(['secondFactorExpired']);
      const second = await ticket();
      later(5);
      const late = [second, 'made up'].map(async (ticket) => finish({ ticket, code: await codeOf(secret) }));
      expect(codes(await Promise.all(late))).toEqual(['secondFactorExpired', 'secondFactorExpired']);
      expect((await finish({ ticket: await ticket() })).body.codes).toEqual({ code: 'required' });
      expect((await finish({ code: '123456' })).body.codes).toEqual({ ticket: 'required' });
    });

    it('is revoked when the account is signed out everywhere, locked, given another password or disabled', async () => {
      const owner = await withApp();
      const between = async (operation: string, params = {}) => {
        const ticket = await owner.ticket();
        expect((await server.call(`${operation}.admin.open`, { id: owner.id, ...params })).body.status).toBe(8000);
        return owner.finish({ ticket, code: await codeOf(owner.secret) });
      };
      const answers = [await between('forceLogout'), await between('lockAdmin', { minutes: 5 })];
      later(5);
      answers.push(await between('disableAdmin'));
      await server.call('enableAdmin.admin.open', { id: owner.id });
      answers.push(await between('resetPassword', { password: 'a temporary password' }));
      expect(codes(answers)).toEqual(answers.map(() => 'secondFactorExpired'));
      // A new password does not change the second factor.
      expect(codes([await server.login(owner.username, 'a temporary password')])).toEqual(['secondFactor']);
    });

    it('expires with the last day of the account', async () => {
      const owner = await withApp();
      const ticket = await owner.ticket();
      await server.call('updateByIdSelective.admin.open', { id: owner.id, validTo: '2020-01-01' });
      expect(codes([await owner.finish({ ticket, code: await codeOf(owner.secret) })])).toEqual(['accountExpired']);
    });
  });

  it('shares its limit of tries with passwords, which the right password does not reset', async () => {
    const { username, ticket, finish, signIn, secret } = await withApp();
    for (let tries = 0; tries < 2; tries += 1) await server.login(username, 'not the password');
    const held = await ticket();
    const wrong = async () => finish({ ticket: await ticket(), code: '000000' });
    expect(codes([await wrong(), await wrong()])).toEqual(['secondFactorWrong', 'secondFactorWrong']);
    const last = await ticket();
    expect(codes([await finish({ ticket: last, code: '000000' })])).toEqual(['locked']);
    const right = await codeOf(secret);
    expect(codes([await finish({ ticket: held, code: right }), await signIn()])).toEqual(['locked', 'locked']);
    const elsewhere = { from: '192.0.2.7' };
    const { data } = (await signIn(elsewhere)).body;
    expect(codes([await finish({ ...(data as object), kinds: undefined, code: right }, elsewhere)])).toEqual([
      'welcome',
    ]);
  });

  it('counts tries per browser when the browser is known', async () => {
    const { ticket, finish, signIn, secret, username } = await withApp();
    const known = await finish({ ticket: await ticket(), code: await codeOf(secret) });
    const [cookie = ''] = String(known.headers['set-cookie']).split(';', 1);
    for (let tries = 0; tries < 5; tries += 1) await server.login(username, 'not the password');
    later(1);
    const step = (await signIn({ headers: { cookie } })).body.data as unknown as SecondStep;
    expect(codes([await finish({ ticket: step.ticket, code: await codeOf(secret) })])).toEqual(['welcome']);
  });

  describe('recovery codes', () => {
    it('are ten, work once each in any spelling, and are invalidated by a renewal', async () => {
      const { recoveryCodes, ticket, finish, factors, as } = await withApp();
      expect(new Set(recoveryCodes).size).toBe(10);
      const [one = '', two = '', three = ''] = recoveryCodes;
      expect(one).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      const attempt = async (recoveryCode: string) => finish({ ticket: await ticket(), recoveryCode });
      const spelled = two.toLowerCase().replaceAll('-', ' ');
      const mixed = `${one.slice(0, 4)}${three.slice(4)}`;
      expect(codes([await attempt(one), await attempt(one), await attempt(spelled), await attempt(mixed)])).toEqual([
        'welcome',
        'secondFactorWrong',
        'welcome',
        'secondFactorWrong',
      ]);
      expect((await factors()).recoveryCodes).toBe(8);
      later(11);
      expect((await as('renewRecoveryCodes')).body.code).toBe('reauthenticate');
      await as('reauthenticate', { password: PASSWORD });
      const renewed = (await as('renewRecoveryCodes')).body.data as unknown as { recoveryCodes: string[] };
      expect(codes([await attempt(three), await attempt(renewed.recoveryCodes[9] ?? '')])).toEqual([
        'secondFactorWrong',
        'welcome',
      ]);
    });

    it('do not work for another account, nor without a second factor', async () => {
      const [owner, other] = [await withApp(), await withApp()];
      const recoveryCode = owner.recoveryCodes[0];
      expect(codes([await other.finish({ ticket: await other.ticket(), recoveryCode })])).toEqual([
        'secondFactorWrong',
      ]);
      expect((await (await someone()).as('renewRecoveryCodes')).body.code).toBe('notFound');
    });
  });

  describe('a passkey', () => {
    it('opens a session, and cannot be replayed', async () => {
      const { begin, finish, passkey, factors, signIn } = await withPasskey();
      expect((await signIn()).body.data).toMatchObject({ kinds: ['passkey', 'recoveryCode'] });
      const { ticket, challenge } = await begin();
      const assertion = passkey.assertion(challenge);
      expect(codes([await finish({ ticket, assertion })])).toEqual(['welcome']);
      const again = await begin();
      expect(codes([await finish({ ticket: again.ticket, assertion })])).toEqual(['secondFactorWrong']);
      // The challenge was used, so that even a valid response is too late.
      const late = await finish({ ticket: again.ticket, assertion: passkey.assertion(again.challenge) });
      expect(codes([late])).toEqual(['secondFactorWrong']);
      expect(await factors()).toMatchObject({ canShowPasskey: true, factors: [{ kind: 'passkey', name: '电脑' }] });
    });

    it('is refused from another origin, and when its counter decreases', async () => {
      const { show } = await withPasskey();
      const answers = [
        await show({ counter: 7 }),
        await show({ counter: 3 }),
        await show({ origin: 'http://localhost.example' }),
      ];
      expect(codes(answers)).toEqual(['welcome', 'secondFactorWrong', 'secondFactorWrong']);
    });

    it('is refused for another account, after five minutes, and for a challenge of another login', async () => {
      const [one, other] = [await withPasskey(), await withPasskey()];
      const [first, second, third] = [await other.begin(), await one.begin(), await one.begin()];
      const { ticket } = first;
      const swapped = { ticket: second.ticket, assertion: one.passkey.assertion(third.challenge) };
      expect(
        codes([
          await other.finish({ ticket, assertion: one.passkey.assertion(first.challenge) }),
          await one.finish(swapped),
        ]),
      ).toEqual(['secondFactorWrong', 'secondFactorWrong']);
      const { token, as } = one;
      const challenge = challengeOf(await as('challengePasskey'));
      later(5);
      const late = { assertion: one.passkey.assertion(challenge) };
      const answer = await server.call('reauthenticate.admin.open', late, { token });
      expect(answer.body.codes).toEqual({ assertion: 'secondFactorWrong' });
    });

    it('is not added for another origin', async () => {
      const { as, factors } = await someone();
      const challenge = challengeOf(await as('enrolPasskey'));
      const attestation = softPasskey().attestation(challenge, { origin: 'https://evil.example' });
      const { body } = await as('confirmPasskey', { name: '电脑', attestation });
      expect([body.codes, (await factors()).factors]).toEqual([{ attestation: 'secondFactorWrong' }, []]);
    });

    it('is not added twice, nor with a challenge that was used or never created', async () => {
      const { as } = await someone();
      const passkey = softPasskey();
      const add = async (challenge: string) =>
        as('confirmPasskey', { name: '电脑', attestation: passkey.attestation(challenge) });
      expect((await add('made up')).body.code).toBe('secondFactorExpired');
      const challenge = challengeOf(await as('enrolPasskey'));
      expect([(await add(challenge)).body.status, (await add(challenge)).body.code]).toEqual([
        8000,
        'secondFactorExpired',
      ]);
      expect((await add(challengeOf(await as('enrolPasskey')))).body.codes).toEqual({
        attestation: 'secondFactorWrong',
      });
    });

    it('can confirm the password when that is required again', async () => {
      const { as, passkey, factors } = await withPasskey();
      const [factor] = (await factors()).factors;
      later(11);
      const remove = () => as('removeSecondFactor', { id: factor?.id });
      expect((await remove()).body.code).toBe('reauthenticate');
      const assertion = passkey.assertion(challengeOf(await as('challengePasskey')));
      expect((await as('reauthenticate', { assertion })).body.status).toBe(8000);
      expect((await as('reauthenticate', { assertion })).body.codes).toEqual({ assertion: 'secondFactorWrong' });
      expect((await as('reauthenticate')).body.codes).toEqual({ password: 'required' });
      expect((await remove()).body.status).toBe(8000);
    });

    it('is required even when the client cannot use it', async () => {
      const { id, username } = await withPasskey();
      await server.database.write((transaction) =>
        transaction.deleteFrom('recoveryCode').where('adminId', '=', id).execute(),
      );
      const { body } = await server.login(username, PASSWORD, { headers: { host: 'care.example' } });
      expect([body.code, body.data]).toEqual(['secondFactor', { ticket: expect.any(String), kinds: [] }]);
    });

    it('needs a host name', async () => {
      const { token } = await someone();
      const at = { token, headers: { host: '127.0.0.1:8080' } };
      expect((await server.call('selectSecondFactors.admin.open', {}, at)).body.data).toMatchObject({
        canAddPasskey: false,
      });
      expect((await server.call('enrolPasskey.admin.open', {}, at)).body.code).toBe('passkeyUnavailable');
      expect((await server.call('challengePasskey.admin.open', {}, { token: '' })).body.status).toBe(401);
    });
  });

  it('is renamed and removed only by its owner; recovery codes are removed with the last one', async () => {
    const [owner, other] = [await withApp(), await someone()];
    const [factor] = (await owner.factors()).factors;
    const id = factor?.id;
    expect(codes([await other.as('renameSecondFactor', { id, name: '我的' })])).toEqual(['notFound']);
    expect(codes([await other.as('removeSecondFactor', { id })])).toEqual(['notFound']);
    await owner.as('renameSecondFactor', { id, name: '旧手机' });
    expect((await owner.factors()).factors).toMatchObject([{ name: '旧手机' }]);
    await owner.as('removeSecondFactor', { id });
    expect(await owner.factors()).toMatchObject({ factors: [], recoveryCodes: 0 });
    expect((await owner.signIn()).body.status).toBe(8000);
  });

  it('is removed with its account', async () => {
    const { id } = await withApp();
    expect((await server.call('deleteById.admin.open', { id })).body.status).toBe(8000);
    const left = ['secondFactor', 'recoveryCode'].map((table) =>
      server.database.read.selectFrom(table).selectAll().where('adminId', '=', id).execute(),
    );
    expect(await Promise.all(left)).toEqual([[], []]);
  });

  it('is shown in the account, and cannot be written there', async () => {
    const { id } = await someone();
    const { body } = await server.call('updateByIdSelective.admin.open', { id, mfaEnabled: true });
    expect(body.codes).toEqual({ mfaEnabled: 'serverSet' });
  });

  describe('a reset by administrators', () => {
    const reset = (id: number, token = server.token) => server.call('resetSecondFactor.admin.open', { id }, { token });

    it('applies to others, ends their sessions, and is logged', async () => {
      const owner = await withApp();
      expect((await reset(owner.id)).body).toMatchObject({ status: 8000, data: { removed: 1 } });
      expect((await owner.factors().then(() => owner.as('selectSecondFactors'))).body.status).toBe(401);
      expect((await owner.signIn()).body.status).toBe(8000);
      const { body } = await server.call('selectBySelectivePagination.log.open', { operation: 'resetSecondFactor' });
      expect(body.data).toMatchObject([{ success: true, entityId: String(owner.id) }]);
    });

    it('is refused for oneself, for accounts with more permissions, and without the password again', async () => {
      const clerk = await someone({ extraGrants: ['resetSecondFactor.admin.open', 'select*.admin.open'] });
      const chief = await withApp({ superAdmin: true });
      expect(codes([await reset(clerk.id, clerk.token), await reset(chief.id, clerk.token)])).toEqual([
        'notSelf',
        'noGrantWhatYouLack',
      ]);
      later(11);
      const asked = await server.call('resetSecondFactor.admin.open', { id: chief.id }, { withoutPassword: true });
      expect(asked.body.code).toBe('reauthenticate');
      expect((await (await someone()).as('resetSecondFactor', { id: chief.id })).http).toBe(403);
    });
  });

  describe('a required second factor', () => {
    let strict: TestApp;
    beforeAll(async () => {
      const { database, clock } = server;
      strict = await testApp(open, { database, clock, env: { SECOND_FACTOR: 'required' } });
    });

    it('lets super administrators without one only add one', async () => {
      const chief = await someone({ superAdmin: true }, strict);
      const { as, token } = chief;
      const read = async (on = token) => (await strict.call('selectAll.logType.open', {}, { token: on })).body.code;
      expect((await as('isLogin')).body.data).toMatchObject({ mustEnrol: true });
      expect([await read(), (await as('selectSessions')).body.code]).toEqual(['mustEnrol', 'mustEnrol']);
      expect((await chief.factors()).isRequired).toBe(true);
      const leaving = (await chief.signIn()).body.data as { token: string };
      expect((await strict.call('logout.admin.open', {}, leaving)).body.status).toBe(8000);
      const { secret } = (await as('enrolTotp')).body.data as unknown as NewTotp;
      await as('confirmTotp', { name: '手机', code: await codeOf(secret) });
      expect([await read(), (await as('isLogin')).body.data]).toEqual([
        undefined,
        expect.not.objectContaining({ mustEnrol: true }),
      ]);
      const [factor] = (await chief.factors()).factors;
      await as('removeSecondFactor', { id: factor?.id });
      expect(await read()).toBe('mustEnrol');
    });

    it.each([
      ['unmask', ['select*.elderly.open', 'unmask.elderly.admin'], 'mustEnrol'],
      ['export', ['export.returnVisit.admin'], 'mustEnrol'],
      ['export packages', ['packageAll.elderlyIO.open'], 'mustEnrol'],
      ['only read', ['select*.*.*'], undefined],
    ])('applies to those who may %s', async (_, extraGrants, code) => {
      const { token } = await someone({ extraGrants: [...extraGrants, 'select*.logType.open'] });
      expect((await strict.call('selectAll.logType.open', {}, { token })).body.code).toBe(code);
    });

    it('lets the first administrator sign in, who must then add one', async () => {
      const { body } = await strict.login('admin', ADMIN_PASSWORD);
      expect(body.status).toBe(8000);
      const asked = await strict.call('selectAll.elderly.open', {}, body.data as { token: string });
      expect(asked.body.message).toBe('请先设置二次验证');
    });
  });
});

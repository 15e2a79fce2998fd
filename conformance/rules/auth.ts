import { STATUS } from '../../contract/calls/envelope';
import { isPermissionPattern } from '../../contract/permissions';
import { isRecord } from '../../contract/values/isRecord';
import { findToken } from '../createClient';
import type { ReceivedResponse } from '../Exchange';
import { findList, type Probe } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type RuleGroup } from '../Rule';

const LOGIN = { name: 'login.admin.open', token: null } as const;

/** Signing in, and access without a session. */
export const authRules: RuleGroup = {
  name: 'auth',
  rules: [
    {
      id: 'login',
      says: 'a login answers uuid, token and name',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        const token = await probe.signIn();
        expect(token !== '', 'the token is empty');
        const { data } = await probe.expectSuccess({ name: 'isLogin.admin.open', token });
        expect(isRecord(data) && data.username === probe.username, 'isLogin does not know the new session');
        await signOut(probe, token);
      },
    },
    {
      id: 'wrong-password',
      says: 'who is not known is refused, without a token',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        const params = { username: `nobody-${Date.now().toString(36)}`, password: 'not the password of anybody' };
        const { http, body } = await probe.request({ ...LOGIN, params });
        expect(http < 500, `HTTP ${http}`);
        expect(
          !(isRecord(body) && body.status === STATUS.SUCCESS) && findToken(body) === undefined,
          'nobody was let in',
        );
      },
    },
    {
      id: 'empty-login',
      says: 'a login without name and password is refused',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        for (const params of [{}, { username: '', password: '' }, { username: probe.username, password: '' }]) {
          const { http, body } = await probe.request({ ...LOGIN, params });
          expect(http < 500, `HTTP ${http}`);
          expect(findToken(body) === undefined, 'an empty login was let in');
        }
      },
    },
    {
      id: 'who-is-it',
      says: 'isLogin answers who is signed in',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        const { data } = await probe.expectSuccess({ name: 'isLogin.admin.open' });
        expect(isRecord(data) && data.username === probe.username, 'username is not who has signed in');
      },
    },
    {
      id: 'nobody',
      says: 'isLogin answers an empty username when nobody is signed in, and is never an error',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        for (const token of [null, 'no-such-token']) {
          const { data } = await probe.expectSuccess({ name: 'isLogin.admin.open', token });
          const username = isRecord(data) ? data.username : undefined;
          expect(
            username === undefined || username === '' || username === null,
            `username is ${JSON.stringify(username)}`,
          );
        }
      },
    },
    ...(['none', 'unknown'] as const).map((which) => ({
      id: `${which}-token`,
      says: which === 'none' ? 'nothing is read without a token' : 'nothing is read with a token nobody gave out',
      where: RULE_SOURCES.answers,
      level: 'spec' as const,
      async check(probe: Probe) {
        for (const call of await listCallNames(probe)) {
          const answer = await probe.request({ name: call, token: which === 'none' ? null : 'no-such-token' });
          expect(isUnauthenticated(answer), `${call} answered HTTP ${answer.http} ${statusText(answer)}`);
        }
      },
    })),
    {
      id: 'token-in-the-address',
      says: 'a token counts in its header only',
      where: RULE_SOURCES.calls,
      level: 'spec',
      async check(probe) {
        const token = await probe.signIn();
        const { call } = await findList(probe, 0);
        const answer = await probe.request({ name: call.name, params: { token, Authorization: token }, token: null });
        expect(answer.http >= 400 || statusOf(answer) !== STATUS.SUCCESS, 'the token in the address was taken');
        await signOut(probe, token);
      },
    },
    {
      id: 'two-sessions',
      says: 'each sign-in has a token of its own, and signing out ends that session alone',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        const [first, second] = [await probe.signIn(), await probe.signIn()];
        expect(first !== second, 'two sessions have the same token');
        await signOut(probe, first);
        const { call } = await findList(probe, 0);
        const ended = await probe.request({ name: call.name, token: first });
        expect(isUnauthenticated(ended), 'the session goes on after signing out');
        await probe.expectSuccess({ name: call.name, token: second });
        await signOut(probe, second);
      },
    },
    {
      id: 'permissions',
      says: 'reloadPermission answers superAdmin, grants and denies, or does not exist',
      where: RULE_SOURCES.sessions,
      level: 'spec',
      async check(probe) {
        const answer = await probe.request({ name: 'reloadPermission.permission.admin' });
        if (answer.http === 404 || answer.http === 501)
          throw new InconclusiveCheck('the back end names no permissions');
        expect(answer.http === 200 && isRecord(answer.body), `HTTP ${answer.http}, or no JSON object`);
        const set = isRecord(answer.body.data) ? answer.body.data : answer.body;
        for (const name of ['grants', 'denies']) {
          const patterns = set[name] ?? [];
          expect(Array.isArray(patterns), `${name} is no list`);
          const wrong = patterns.find((each) => typeof each !== 'string' || !isPermissionPattern(each));
          expect(wrong === undefined, `${name} has ${JSON.stringify(wrong)}, which is no pattern`);
        }
      },
    },
    {
      id: 'no-secrets',
      says: 'no record of an administrator holds a password, in whatever form',
      where: RULE_SOURCES.values,
      level: 'spec',
      async check(probe) {
        const rows = await probe.fetchTable('admin');
        const [name, value] = Object.entries(Object.assign({}, ...rows)).find(isSecret) ?? [];
        expect(name === undefined || value === null, `records have ${name}`);
      },
    },
    {
      id: 'scheme',
      says: 'the token stands in its header as it is, without a scheme',
      where: RULE_SOURCES.calls,
      level: 'extended',
      async check(probe) {
        const token = await probe.signIn();
        const { call } = await findList(probe, 0);
        const answer = await probe.request({ name: call.name, token: `Bearer ${token}` });
        expect(isUnauthenticated(answer), 'a token with a scheme was taken');
        await signOut(probe, token);
      },
    },
    {
      id: 'ended-session-is-401',
      says: `an ended session is HTTP 200 with the status ${STATUS.UNAUTHENTICATED} and the code sessionEnded`,
      where: RULE_SOURCES.codes,
      level: 'extended',
      async check(probe) {
        const { call } = await findList(probe, 0);
        const answer = await probe.request({ name: call.name, token: 'no-such-token' });
        expect(answer.http === 200 && statusOf(answer) === STATUS.UNAUTHENTICATED, statusText(answer));
        expect(isRecord(answer.body) && answer.body.code === 'sessionEnded', 'the code is another');
      },
    },
    {
      id: 'rights-header',
      says: 'answers within a session tell with X-Rights which rights they were made with',
      where: RULE_SOURCES.calls,
      level: 'extended',
      async check(probe) {
        const { call } = await findList(probe, 0);
        const { headers } = await probe.request({ name: call.name });
        expect(Boolean(headers.get('x-rights')), 'there is no X-Rights');
      },
    },
    {
      id: 'write-without-token',
      says: 'nothing is written without a token',
      where: RULE_SOURCES.answers,
      level: 'spec',
      writes: true,
      async check(probe) {
        const answer = await probe.request({
          name: 'insert.elderlyType.open',
          token: null,
          params: { nameEn: probe.tracker.marker },
        });
        expect(isUnauthenticated(answer), statusText(answer));
      },
    },
  ],
};

async function signOut(probe: Probe, token: string): Promise<void> {
  await probe.request({ name: 'logout.admin.open', token });
}

/** Returns one list call of each scope. */
async function listCallNames(probe: Probe): Promise<string[]> {
  const found = ['elderlyType', 'returnVisit'].flatMap((entity) => probe.listCall(entity)?.name ?? []);
  return found.length > 0 ? found : [(await findList(probe, 0)).call.name];
}

const statusOf = ({ body }: ReceivedResponse) => (isRecord(body) ? body.status : undefined);
const statusText = (answer: ReceivedResponse) => `HTTP ${answer.http}, status ${JSON.stringify(statusOf(answer))}`;

/** Checks the status in the body or the HTTP status. */
function isUnauthenticated(answer: ReceivedResponse): boolean {
  return answer.http === 401 || (answer.http === 200 && statusOf(answer) === STATUS.UNAUTHENTICATED);
}

function isSecret([name, value]: [string, unknown]): boolean {
  return /^(password|passwd|pwd|passwordHash|secret|salt)$/i.test(name) && value !== null && value !== '';
}

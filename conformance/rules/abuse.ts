import { isRecord } from '../../contract/values/isRecord';
import type { CallRequest } from '../createClient';
import type { Probe } from '../Probe';
import { expect, RULE_SOURCES, type Rule, type RuleGroup } from '../Rule';

const LOGIN = { name: 'login.admin.open', token: null } as const;
const BIG_BODY_BYTES = 3 * 1024 * 1024;
const DEPTH = 5_000;

const byName = (name: string): CallRequest => ({ name: 'selectByName.attendant.open', params: { name } });

/** Malformed and hostile requests. */
export const abuseRules: RuleGroup = {
  name: 'abuse',
  rules: [
    {
      id: 'injection',
      says: 'a text with quotes is a text, and finds nothing else',
      where: RULE_SOURCES.calls,
      level: 'spec',
      async check(probe) {
        for (const text of ["' OR '1'='1", '" OR ""="', "1'; DROP TABLE elderly; --", '%', '_']) {
          const { rows } = await probe.fetchRows(byName(text));
          const foreign = rows.find((row) => !String(row.name).includes(text));
          expect(!foreign, `${JSON.stringify(text)} found record ${foreign?.id}`);
        }
      },
    },
    {
      id: 'id-with-more',
      says: 'an id is a number and nothing behind it',
      where: RULE_SOURCES.values,
      level: 'spec',
      async check(probe) {
        for (const id of ['1 OR 1=1', '1;', 'NaN', '[]']) {
          const { body } = await expectNoServerError(probe, { name: 'selectById.attendant.open', params: { id } });
          expect(!(isRecord(body) && body.status === 8000), `the id ${JSON.stringify(id)} was taken`);
        }
      },
    },
    noServerErrorRule('long-value', 'a value of thousands of characters is answered', () => byName('长'.repeat(1_000))),
    noServerErrorRule('control-characters', 'control characters are answered', () => byName('a\u0000b\u001b')),
    noServerErrorRule('prototype-keys', 'names of JavaScript are keys like others', () => ({
      name: 'selectByName.attendant.open?__proto__.a=1&constructor.prototype.a=1&name=x',
    })),
    noServerErrorRule('many-keys', 'thousands of keys are answered', () => ({
      name: `selectByName.attendant.open?${Array.from({ length: 2_000 }, (_, at) => `k${at}=1`).join('&')}`,
    })),
    noServerErrorRule('huge-page', 'a page number beyond all bounds is answered', () => ({
      name: 'querySelectivePagination.returnVisit.admin',
      params: { pageNum: '99999999999999999999', pageSize: 10 },
    })),
    noServerErrorRule('broken-escape', 'a broken escape in the address is answered', () => ({
      name: 'selectAll.%zz.open',
    })),
    noServerErrorRule('deep-json', 'JSON that is nested thousands deep is answered', () => ({
      ...LOGIN,
      body: `{"username":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
    })),
    noServerErrorRule('big-body', 'a body of some megabytes is answered', () => ({
      ...LOGIN,
      body: JSON.stringify({ username: 'a'.repeat(BIG_BODY_BYTES), password: 'b' }),
    })),
    noServerErrorRule('other-method', 'a method that no call takes is answered', () => ({
      name: 'selectAll.elderlyType.open',
      method: 'PATCH',
    })),
    {
      id: 'path',
      says: 'an address that leads out of the API shows no file',
      where: RULE_SOURCES.calls,
      level: 'spec',
      async check(probe) {
        for (const name of [
          '..%2f..%2f..%2fetc%2fpasswd',
          '%2e%2e/%2e%2e/etc/passwd',
          'selectAll.elderlyType.open/..%2f..',
        ]) {
          const { http, text } = await probe.request({ name, method: 'GET' });
          expect(http >= 400 && http < 500, `HTTP ${http}`);
          expect(!text.includes('root:'), 'the answer is a file of the machine');
        }
      },
    },
    {
      id: 'big-body-is-refused',
      says: 'a body that is too large is HTTP 413',
      where: RULE_SOURCES.codes,
      level: 'extended',
      async check(probe) {
        const body = JSON.stringify({ username: 'a'.repeat(BIG_BODY_BYTES), password: 'b' });
        const { http } = await probe.request({ ...LOGIN, body });
        expect(http === 413, `HTTP ${http} instead of 413`);
      },
    },
    {
      id: 'afterwards',
      says: 'after all this the back end answers as before',
      where: RULE_SOURCES.calls,
      level: 'spec',
      async check(probe) {
        const { data } = await probe.expectSuccess({ name: 'isLogin.admin.open' });
        expect(isRecord(data) && data.username === probe.username, 'the session is gone');
      },
    },
  ],
};

/** Returns a rule for a request that the back end may refuse, but that must not break anything. */
function noServerErrorRule(id: string, says: string, callRequest: () => CallRequest): Rule {
  return {
    id,
    says,
    where: RULE_SOURCES.calls,
    level: 'spec',
    check: async (probe) => void (await expectNoServerError(probe, callRequest())),
  };
}

async function expectNoServerError(probe: Probe, callRequest: CallRequest) {
  const answer = await probe.request(callRequest);
  expect(answer.http < 500, `HTTP ${answer.http}`);
  return answer;
}

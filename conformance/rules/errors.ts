import { isRecord } from '../../contract/values/isRecord';
import { findList } from '../Probe';
import { expect, RULE_SOURCES, type RuleGroup } from '../Rule';
import { MISSING_ID } from '../sampleInput';
import { pageCall } from './paging';

const LOGIN = { name: 'login.admin.open', token: null } as const;
/** Internal details of a crashed program, which no response may show. */
const INTERNALS = /\bat .+:\d+:\d+|Traceback|Exception in thread|node_modules|<!doctype|<html|SELECT .+ FROM|SQLSTATE/i;

/** Responses to invalid requests. */
export const errorRules: RuleGroup = {
  name: 'errors',
  rules: [
    {
      id: 'broken-json',
      says: 'broken JSON is a fault of who asks',
      where: RULE_SOURCES.codes,
      level: 'spec',
      async check(probe) {
        const { http, body } = await probe.request({ ...LOGIN, body: '{"username": "a", "pass' });
        const isRefused = http === 200 && isRecord(body) && body.status === 4000;
        expect((http >= 400 && http < 500) || isRefused, `HTTP ${http}`);
      },
    },
    {
      id: 'body-of-another-kind',
      says: 'a body that is no object is a fault of who asks',
      where: RULE_SOURCES.codes,
      level: 'spec',
      async check(probe) {
        for (const body of ['[]', '"text"', 'null', '17']) {
          const { http, body: answer } = await probe.request({ ...LOGIN, body });
          expect(http < 500, `HTTP ${http} to the body ${body}`);
          expect(!(isRecord(answer) && answer.status === 8000), `the body ${body} was taken`);
        }
      },
    },
    {
      id: 'no-innards',
      says: 'an answer to what is wrong shows nothing of the program behind it',
      where: RULE_SOURCES.errors,
      level: 'spec',
      async check(probe) {
        const answers = [
          await probe.request({ ...LOGIN, body: '{"username": "a", "pass' }),
          await probe.request({ name: 'selectNothing.elderly.open' }),
          await probe.request({ name: 'selectById.attendant.open', params: { id: 'none' } }),
        ];
        const found = answers.map(({ text }) => INTERNALS.exec(text)?.[0]).find(Boolean);
        expect(found === undefined, `the answer holds ${JSON.stringify(found)}`);
      },
    },
    {
      id: 'errors-by-field',
      says: 'errors, where there are any, are texts by the names of inputs',
      where: RULE_SOURCES.errors,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.request({ ...LOGIN, params: {} });
        if (!isRecord(body) || body.errors === undefined) return;
        expect(isRecord(body.errors), 'errors is no object');
        expect(
          Object.values(body.errors).every((text) => typeof text === 'string'),
          'an entry of errors is no text',
        );
      },
    },
    {
      id: 'codes',
      says: 'a refusal has a code, and codes for the fields of errors',
      where: RULE_SOURCES.errors,
      level: 'extended',
      async check(probe) {
        const { call } = await findList(probe, 1);
        const body = await probe.expectRefusal(
          { name: pageCall(call), params: { pageSize: 0, nosuch: 1 } },
          'both are wrong',
        );
        expect(body.code === 'validation', `code is ${JSON.stringify(body.code)}`);
        const names = (value: unknown) => (isRecord(value) ? Object.keys(value).sort().join() : '');
        expect(names(body.errors) === 'nosuch,pageSize', `errors has ${names(body.errors) || 'nothing'}`);
        expect(names(body.errors) === names(body.codes), 'errors and codes have other keys');
      },
    },
    {
      id: 'code-of-a-missing-record',
      says: 'the code of a record that is not there is notFound',
      where: RULE_SOURCES.codes,
      level: 'extended',
      async check(probe) {
        const callRequest = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { code } = await probe.expectRefusal(callRequest, 'there is no such record');
        expect(code === 'notFound', `code is ${JSON.stringify(code)}`);
      },
    },
    {
      id: 'languages',
      says: 'messages come in the language of Accept-Language',
      where: RULE_SOURCES.calls,
      level: 'extended',
      async check(probe) {
        const messages: unknown[] = [];
        for (const language of ['zh-CN', 'zh-TW', 'en', 'ja']) {
          const headers = { 'Accept-Language': language };
          const callRequest = { name: 'selectById.attendant.open', params: { id: MISSING_ID }, headers };
          messages.push((await probe.expectRefusal(callRequest, 'there is no such record')).message);
        }
        expect(new Set(messages).size === messages.length, 'two languages have the same message');
      },
    },
    {
      id: 'content-type',
      says: 'a content type that no call takes is HTTP 415',
      where: RULE_SOURCES.codes,
      level: 'extended',
      async check(probe) {
        const { http } = await probe.request({
          ...LOGIN,
          body: '<a/>',
          headers: { 'Content-Type': 'application/xml' },
        });
        expect(http === 415, `HTTP ${http} instead of 415`);
      },
    },
  ],
};

import { isRecord } from '../../contract/isRecord';
import { listWith } from '../Probe';
import { expect, type RuleGroup, WRITTEN } from '../Rule';
import { MISSING_ID } from '../sampleInput';
import { pageCall } from './paging';

const LOGIN = { name: 'login.admin.open', token: null } as const;
/** Internal details of a crashed program, which no response may show. */
const INNARDS = /\bat .+:\d+:\d+|Traceback|Exception in thread|node_modules|<!doctype|<html|SELECT .+ FROM|SQLSTATE/i;

/** Responses to invalid requests. */
export const errorRules: RuleGroup = {
  name: 'errors',
  rules: [
    {
      id: 'broken-json',
      says: 'broken JSON is a fault of who asks',
      where: WRITTEN.codes,
      level: 'spec',
      async check(probe) {
        const { http, body } = await probe.ask({ ...LOGIN, body: '{"username": "a", "pass' });
        const isRefused = http === 200 && isRecord(body) && body.status === 4000;
        expect((http >= 400 && http < 500) || isRefused, `HTTP ${http}`);
      },
    },
    {
      id: 'body-of-another-kind',
      says: 'a body that is no object is a fault of who asks',
      where: WRITTEN.codes,
      level: 'spec',
      async check(probe) {
        for (const body of ['[]', '"text"', 'null', '17']) {
          const { http, body: answer } = await probe.ask({ ...LOGIN, body });
          expect(http < 500, `HTTP ${http} to the body ${body}`);
          expect(!(isRecord(answer) && answer.status === 8000), `the body ${body} was taken`);
        }
      },
    },
    {
      id: 'no-innards',
      says: 'an answer to what is wrong shows nothing of the program behind it',
      where: WRITTEN.errors,
      level: 'spec',
      async check(probe) {
        const answers = [
          await probe.ask({ ...LOGIN, body: '{"username": "a", "pass' }),
          await probe.ask({ name: 'selectNothing.elderly.open' }),
          await probe.ask({ name: 'selectById.attendant.open', params: { id: 'none' } }),
        ];
        const found = answers.map(({ text }) => INNARDS.exec(text)?.[0]).find(Boolean);
        expect(found === undefined, `the answer holds ${JSON.stringify(found)}`);
      },
    },
    {
      id: 'errors-by-field',
      says: 'errors, where there are any, are texts by the names of inputs',
      where: WRITTEN.errors,
      level: 'spec',
      async check(probe) {
        const { body } = await probe.ask({ ...LOGIN, params: {} });
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
      where: WRITTEN.errors,
      level: 'extended',
      async check(probe) {
        const { call } = await listWith(probe, 1);
        const body = await probe.refused(
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
      where: WRITTEN.codes,
      level: 'extended',
      async check(probe) {
        const asked = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { code } = await probe.refused(asked, 'there is no such record');
        expect(code === 'notFound', `code is ${JSON.stringify(code)}`);
      },
    },
    {
      id: 'languages',
      says: 'messages come in the language of Accept-Language',
      where: WRITTEN.calls,
      level: 'extended',
      async check(probe) {
        const messages: unknown[] = [];
        for (const language of ['zh-CN', 'zh-TW', 'en', 'ja']) {
          const headers = { 'Accept-Language': language };
          const asked = { name: 'selectById.attendant.open', params: { id: MISSING_ID }, headers };
          messages.push((await probe.refused(asked, 'there is no such record')).message);
        }
        expect(new Set(messages).size === messages.length, 'two languages have the same message');
      },
    },
    {
      id: 'content-type',
      says: 'a content type that no call takes is HTTP 415',
      where: WRITTEN.codes,
      level: 'extended',
      async check(probe) {
        const { http } = await probe.ask({ ...LOGIN, body: '<a/>', headers: { 'Content-Type': 'application/xml' } });
        expect(http === 415, `HTTP ${http} instead of 415`);
      },
    },
  ],
};

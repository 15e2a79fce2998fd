// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOG_ENTRIES_MAX } from '../../../../contract/constants';
import { logStore } from '../../../../src/core/log';
import { COOKIE, cookies } from '../../../../src/core/storage';

beforeEach(() => {
  logStore.clear();
  cookies.remove(COOKIE.token);
  window.history.replaceState(null, '', '/index');
});

describe('the log', () => {
  it('fills in type, time and page', () => {
    logStore.push({ message: 'hello' });
    expect(logStore.entries()).toEqual([
      {
        message: 'hello',
        type: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        meta: { path: '/index' },
      },
    ]);
  });

  it('counts entries and exceptions', () => {
    logStore.push({ message: 'a' });
    logStore.push({ message: 'b', type: 'danger' });
    expect(logStore.counts()).toEqual({ total: 2, danger: 1 });
  });

  it('keeps the newest entries when it is full', () => {
    for (let at = 0; at <= LOG_ENTRIES_MAX; at += 1) logStore.push({ message: `entry ${at}` });
    expect(logStore.entries()).toHaveLength(LOG_ENTRIES_MAX);
    expect(logStore.entries()[0]?.message).toBe('entry 1');
    expect(logStore.entries().at(-1)?.message).toBe(`entry ${LOG_ENTRIES_MAX}`);
  });

  it('returns the same array until something changes', () => {
    logStore.push({ message: 'a' });
    const before = logStore.entries();
    expect(logStore.entries()).toBe(before);
    logStore.push({ message: 'b' });
    expect(logStore.entries()).not.toBe(before);
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = logStore.subscribe(listener);
    logStore.push({ message: 'a' });
    logStore.clear();
    stop();
    logStore.push({ message: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stores the page’s path without its query', () => {
    window.history.replaceState(null, '', '/login?redirect=%2Fx%3Fphone%3D13812345678');
    logStore.push({ message: 'a' });
    expect(logStore.entries()[0]?.meta).toEqual({ path: '/login' });
  });

  it.each([
    ['the token', 'failed with s3cret-token'],
    ['a query string', 'GET https://host/api/selectAll.elderly.open?name=%E5%BC%A0 failed'],
    ['a fragment', 'at https://host/page#name=li'],
    ['a mobile number', 'no record for 13812345678'],
    ['a mobile number with country code', 'no record for +8613812345678'],
    ['a resident ID number', 'duplicate 11010519491231002X'],
    ['an email address', 'mail to li.si@example.com bounced'],
    ['an authorization header', 'Authorization: abcdef'],
    ['a password in JSON', 'body {"password":"hunter2hunter2"}'],
  ])('removes %s from message, stack, source and meta', (_, text) => {
    cookies.set(COOKIE.token, 's3cret-token');
    logStore.push({ message: text, stack: text, source: text, meta: { detail: text } });
    const written = JSON.stringify(logStore.entries());
    expect(written).not.toMatch(/s3cret-token|E5%BC|name=li|13812345678|11010519491231002X|li\.si|abcdef|hunter2/);
  });

  it('leaves ordinary text unchanged', () => {
    const text = 'TypeError: x is not a function at https://host/assets/index-4f13912345678.js:10:1337';
    logStore.push({ message: text });
    expect(logStore.entries()[0]?.message).toBe(text);
  });
});

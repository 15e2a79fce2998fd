// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installGlobalErrorLog, logStore } from '../../../../src/core/log';

let uninstall: () => void;
beforeEach(() => {
  logStore.clear();
  uninstall = installGlobalErrorLog();
});
afterEach(() => uninstall());

function throwInPage(error: unknown, message = String(error)): void {
  window.dispatchEvent(
    new ErrorEvent('error', { error, message, filename: 'https://host/app.js', lineno: 3, colno: 7 }),
  );
}

function rejectInPage(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

describe('unhandled errors', () => {
  it('are logged as danger with stack and source', () => {
    throwInPage(new TypeError('x is undefined'));
    expect(logStore.entries()).toMatchObject([
      {
        message: 'TypeError: x is undefined',
        type: 'danger',
        stack: expect.stringContaining('TypeError'),
        source: 'https://host/app.js:3:7',
      },
    ]);
  });

  it('that are not Error objects keep their message', () => {
    throwInPage(undefined, 'Script error.');
    expect(logStore.entries()[0]?.message).toBe('Script error.');
  });

  it('from the browser’s ResizeObserver are ignored', () => {
    throwInPage(undefined, 'ResizeObserver loop completed with undelivered notifications.');
    expect(logStore.entries()).toEqual([]);
  });
});

describe('rejected promises', () => {
  it('are logged as danger', () => {
    rejectInPage(new Error('nobody waited'));
    expect(logStore.entries()).toMatchObject([{ message: 'Error: nobody waited', type: 'danger' }]);
  });

  it.each([
    ['text', 'text'],
    [undefined, 'Unknown error'],
    [42, 'Unknown error'],
  ])('with %j are logged as %s', (reason, message) => {
    rejectInPage(reason);
    expect(logStore.entries()[0]?.message).toBe(message);
  });

  it('are not logged again when their failure is already logged', () => {
    const failure = new Error('HTTP 500');
    logStore.push({ message: '数据请求异常', type: 'danger' }, failure);
    rejectInPage(failure);
    throwInPage(failure);
    expect(logStore.entries()).toHaveLength(1);
  });

  it('are not logged when they were handled', () => {
    const failure = new Error('session over');
    logStore.ignore(failure);
    rejectInPage(failure);
    expect(logStore.entries()).toEqual([]);
  });

  it('of calls that their caller aborted are not logged', () => {
    rejectInPage(AbortSignal.abort().reason);
    expect(logStore.entries()).toEqual([]);
  });
});

it('the global error log stops when it is uninstalled', () => {
  uninstall();
  rejectInPage(new Error('later'));
  expect(logStore.entries()).toEqual([]);
});

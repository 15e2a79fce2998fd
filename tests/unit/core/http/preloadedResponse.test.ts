// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOOTSTRAP_ELEMENT, hash32 } from '../../../../contract/session/bootstrapData';
import { fetchWithPreload } from '../../../../src/core/http/fetchWithPreload';

const URL = '/api/isLogin.admin.open';
const network = vi.fn(async (..._: Parameters<typeof fetch>) => new Response('network'));

function bring(token: string, url = URL): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = BOOTSTRAP_ELEMENT;
  const body = { status: 8000, data: { name: '林' } };
  element.textContent = JSON.stringify({
    mark: hash32(token),
    answers: [{ request: `GET ${url}`, rights: 'r1', body }],
  });
  document.body.append(element);
}

const ask = (token?: string, init: RequestInit = {}) =>
  fetchWithPreload(URL, {
    ...init,
    headers: new Headers(token === undefined ? {} : { Authorization: token }),
  });

// The page counts as opened just now, however long this worker has been running.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  network.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.getElementById(BOOTSTRAP_ELEMENT)?.remove();
});

it('the preloaded response is returned once, with its permissions, and is removed from the page', async () => {
  bring('t1');
  const answer = await ask('t1');
  expect(await answer.json()).toEqual({ status: 8000, data: { name: '林' } });
  expect([answer.status, answer.headers.get('x-rights')]).toEqual([200, 'r1']);
  expect(answer.headers.get('content-type')).toContain('json');
  expect(document.getElementById(BOOTSTRAP_ELEMENT)).toBeNull();
  expect(network).not.toHaveBeenCalled();
  expect(await (await ask('t1')).text()).toBe('network');
});

it('the preloaded response is used only for the session that requested the page', async () => {
  bring('t1');
  for (const token of ['t2', undefined]) expect(await (await ask(token)).text()).toBe('network');
});

it('the preloaded response is used only for its own request', async () => {
  bring('t1', '/api/other.admin.open');
  expect(await (await ask('t1')).text()).toBe('network');
  expect(await (await ask('t1', { method: 'POST' })).text()).toBe('network');
});

it('the preloaded response expires some seconds after the page was opened', async () => {
  bring('t1');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(await (await ask('t1')).text()).toBe('network');
});

it('the session hash differs for tokens that differ in one letter', () => {
  expect(new Set(['aaaa', 'aaab', 'baaa', 'aaa', ''].map(hash32)).size).toBe(5);
});

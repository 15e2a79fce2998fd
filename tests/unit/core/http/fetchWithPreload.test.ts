import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOTSTRAP_CALLS } from '../../../../contract/session/bootstrapCalls';
import { encodeCall } from '../../../../src/core/http/encodeCall';
import { fetchWithPreload, type PreloadedRequest } from '../../../../src/core/http/fetchWithPreload';

const URL = '/api/isLogin.admin.open';
const network = vi.fn(async (..._: Parameters<typeof fetch>) => new Response('network'));

function started(token: string | null, answer = Promise.resolve(new Response('started'))): PreloadedRequest {
  const request = { token, sentAt: performance.now(), response: answer, abort: new AbortController() };
  const requests = new Map([[`GET ${URL}`, request]]);
  window.preloadedRequests = () => requests;
  return request;
}

const asked = async (init?: RequestInit) => (await fetchWithPreload(URL, init)).text();
const withToken = (token: string) => ({ headers: new Headers({ Authorization: token }) });

describe('a request preloaded by the first script', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', network);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockClear();
  });

  it('is not sent again', async () => {
    started('t1');
    expect(await asked(withToken('t1'))).toBe('started');
    expect(network).not.toHaveBeenCalled();
  });

  it('is used once', async () => {
    started(null);
    expect([await asked(), await asked()]).toEqual(['started', 'network']);
  });

  it('is not used after another sign-in', async () => {
    started('t1');
    expect(await asked(withToken('t2'))).toBe('network');
    started(null);
    expect(await asked(withToken('t2'))).toBe('network');
  });

  it('is not used after it has waited too long', async () => {
    started('t1').sentAt -= 60_000;
    expect(await asked(withToken('t1'))).toBe('network');
  });

  it('is not used for another method', async () => {
    started(null);
    expect(await asked({ method: 'POST' })).toBe('network');
  });

  it('is aborted with the reason of its caller', async () => {
    const { abort } = started(null);
    const caller = new AbortController();
    fetchWithPreload(URL, { signal: caller.signal });
    caller.abort('late');
    expect(abort.signal.reason).toBe('late');
  });

  it('rejects for its caller when it failed', async () => {
    started(null, Promise.reject(new TypeError('offline')));
    await expect(asked()).rejects.toThrow('offline');
  });

  it('falls back to the network when no first script ran', async () => {
    expect(await asked()).toBe('network');
  });
});

it('the calls of the first script have no parameters, because it sends an empty body', () => {
  for (const call of Object.values(BOOTSTRAP_CALLS)) expect([undefined, '{}']).toContain(encodeCall(call).body);
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookies } from '../../../../src/core/storage';

const writes: string[] = [];

beforeEach(() => {
  cookies.remove('token');
  writes.length = 0;
  const prototype = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    writes.push(text);
    prototype?.set?.call(document, text);
  });
});

describe('cookies', () => {
  it('are read from the browser once for all readers within a tenth of a second', () => {
    cookies.set('token', 'abc');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const read = vi.spyOn(document, 'cookie', 'get');
    expect(cookies.get('token')).toBe('abc');
    const asked = read.mock.calls.length;
    expect([cookies.get('token'), cookies.get('uuid')]).toEqual(['abc', undefined]);
    expect(read).toHaveBeenCalledTimes(asked);
    cookies.set('token', 'def');
    expect(cookies.get('token')).toBe('def');
    read.mockReturnValue('d2admin-1.24.2-token=another-window');
    clock.mockReturnValue(1_000_101);
    expect(cookies.get('token')).toBe('another-window');
    read.mockReturnValue('d2admin-1.24.2-token=told');
    cookies.forget();
    expect(cookies.get('token')).toBe('told');
    read.mockRestore();
    clock.mockRestore();
    cookies.forget();
  });

  it('have the template’s name and version in their name', () => {
    cookies.set('token', 'abc');
    expect(document.cookie).toContain('d2admin-1.24.2-token=abc');
    expect(cookies.get('token')).toBe('abc');
  });

  it('are Lax, last a day and cover the whole site', () => {
    cookies.set('token', 'abc');
    const [, expires = ''] = /expires=([^;]+)/.exec(writes[0] ?? '') ?? [];
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(writes[0]).toMatch(/sameSite=lax/i);
    expect(writes[0]).toMatch(/path=\//);
    expect(days).toBeGreaterThan(0.99);
    expect(days).toBeLessThanOrEqual(1);
  });

  it('are not Secure over plain http, where the browser would drop them', () => {
    cookies.set('token', 'abc');
    expect(writes[0]).not.toMatch(/secure/i);
  });

  it('are Secure over https', () => {
    vi.stubGlobal('window', { location: { protocol: 'https:' } });
    cookies.set('token', 'abc');
    expect(writes[0]).toMatch(/secure/i);
  });

  it('are read as undefined after removal', () => {
    cookies.set('token', 'abc');
    cookies.remove('token');
    expect(cookies.get('token')).toBeUndefined();
  });
});

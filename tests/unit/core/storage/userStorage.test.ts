// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE, cookies, currentUser, GHOST, userStorage } from '../../../../src/core/storage';

beforeEach(() => {
  localStorage.clear();
  cookies.remove(COOKIE.uuid);
});
afterEach(() => cookies.remove(COOKIE.uuid));

describe('the storage of a user', () => {
  it('returns what was stored', () => {
    userStorage('u1').set('tabs', [{ fullPath: '/a.b?c=[1]' }]);
    expect(userStorage('u1').get('tabs')).toEqual([{ fullPath: '/a.b?c=[1]' }]);
  });

  it('is not visible to another user, even one whose uuid begins with the same text', () => {
    userStorage('u10').set('theme', 'star');
    expect(userStorage('u1').get('theme')).toBeUndefined();
    expect(userStorage('u1').keys()).toEqual([]);
    expect(userStorage('u10').keys()).toEqual(['theme']);
  });

  it('is the guest’s while nobody is signed in', () => {
    expect(currentUser()).toBe(GHOST);
    userStorage().set('theme', 'line');
    cookies.set(COOKIE.uuid, 'u1');
    expect(userStorage().get('theme')).toBeUndefined();
    expect(userStorage(GHOST).get('theme')).toBe('line');
  });

  it('reads invalid JSON as nothing', () => {
    userStorage('u1').set('theme', 'd2');
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, '{broken');
    expect(userStorage('u1').get('theme')).toBeUndefined();
  });

  it('removes a key by storing undefined or by removing it', () => {
    const storage = userStorage('u1');
    storage.set('a', 1);
    storage.set('b', 2);
    storage.set('a', undefined);
    storage.remove('b');
    expect(storage.keys()).toEqual([]);
  });

  it('loses a preference instead of breaking the page when the browser’s storage is full', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => userStorage('u1').set('tabs', [])).not.toThrow();
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

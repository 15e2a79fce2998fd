// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE, cookies, userStorage } from '../../../../src/core/storage';
import { createUserStore } from '../../../../src/core/storage/createUserStore';

const resource = 'jishan-smart/elderly-manage/elderly-manage';

beforeEach(() => {
  localStorage.clear();
  cookies.remove(COOKIE.lang);
});

describe('react-admin’s store of a user', () => {
  it('separates users, also those whose uuids begin alike', () => {
    const first = createUserStore('u1');
    const second = createUserStore('u10');
    first.setItem('sidebar.open', false);
    second.setItem('sidebar.open', true);
    second.setItem(`${resource}.listParams`, { page: 2 });
    first.reset();
    expect(first.getItem('sidebar.open')).toBe(false);
    expect(second.getItem('sidebar.open')).toBe(true);
    expect(second.getItem(`${resource}.listParams`)).toEqual({ page: 2 });
  });

  it.each(['listParams', 'selectedIds', 'selectedIds.storeKeys', 'datagrid.expanded', 'list.scrollPosition'])(
    'deletes %s at logout',
    (name) => {
      const store = createUserStore('u1');
      store.setItem(`${resource}.${name}`, [1]);
      store.reset();
      expect(store.getItem(`${resource}.${name}`)).toBeUndefined();
    },
  );

  it.each([
    `${resource}.savedQueries`,
    `${resource}.datatable_hiddenColumns`,
    'preferences.x',
    'theme',
    'sidebar.open',
  ])('keeps %s at logout', (key) => {
    const store = createUserStore('u1');
    store.setItem(key, 'kept');
    store.reset();
    expect(store.getItem(key)).toBe('kept');
  });

  it('keeps the language in the cookie, for the next user of the browser', () => {
    const store = createUserStore('u1');
    store.setItem('locale', 'ja');
    expect(cookies.get(COOKIE.lang)).toBe('ja');
    store.reset();
    expect(createUserStore('ghost').getItem('locale')).toBe('ja');
  });

  it('notifies listeners of a new language', () => {
    const store = createUserStore('u1');
    const listener = vi.fn();
    store.subscribe('locale', listener);
    store.setItem('locale', 'en');
    expect(listener).toHaveBeenCalledWith('en');
  });

  it('falls back to the default for an unknown language', () => {
    cookies.set(COOKIE.lang, 'xx');
    expect(createUserStore('u1').getItem('locale', 'zh-CN')).toBe('zh-CN');
  });

  it('is the user’s storage, so that the login page can read what the console stored', () => {
    createUserStore('u1').setItem('theme.activeName', 'star');
    expect(userStorage('u1').get('theme.activeName')).toBe('star');
  });

  it('notifies listeners of changes by another window of the same user, until it is torn down', () => {
    const store = createUserStore('u1');
    const listener = vi.fn();
    store.subscribe('size.value', listener);
    store.setup();
    changeInAnotherWindow('u1', 'size.value', 'mini');
    changeInAnotherWindow('u10', 'size.value', 'small');
    store.teardown();
    changeInAnotherWindow('u1', 'size.value', 'medium');
    expect(listener.mock.calls).toEqual([['mini']]);
  });

  it('lists and removes keys by prefix', () => {
    const store = createUserStore('u1');
    for (const key of ['a.one', 'a.two', 'b']) store.setItem(key, key);
    expect(store.listItems?.('a.')).toEqual({ 'a.one': 'a.one', 'a.two': 'a.two' });
    store.removeItems('a.');
    expect(store.listItems?.()).toEqual({ b: 'b' });
  });
});

/** Windows share the storage, and each gets an event for what the others write. */
function changeInAnotherWindow(uuid: string, key: string, value: string): void {
  userStorage(uuid).set(key, value);
  const storageKey = Object.keys(localStorage).find((each) => each.endsWith(`:${uuid}:${key}`));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

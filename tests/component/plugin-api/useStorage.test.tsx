import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { PluginIdContext, type StorageScope, useStorage, useStoredState } from '../../../src/core/plugin-api';
import { COOKIE, cookies } from '../../../src/core/storage';

interface Place {
  plugin?: string;
  path?: string;
}

const at =
  ({ plugin = 'care', path = '/care/index' }: Place) =>
  ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <PluginIdContext.Provider value={plugin}>{children}</PluginIdContext.Provider>
    </MemoryRouter>
  );
const storageAt = (scope: StorageScope, place: Place = {}) =>
  renderHook(() => useStorage(scope), { wrapper: at(place) }).result;

beforeEach(() => cookies.set(COOKIE.uuid, 'u1'));

it.each([
  ['public', { user: true, page: true, plugin: false }],
  ['user', { user: false, page: true, plugin: false }],
  ['page-public', { user: true, page: false, plugin: false }],
  ['page-user', { user: false, page: false, plugin: false }],
] as const)('the values of useStorage with scope %s are visible to the right users and pages', (scope, seen) => {
  const own = storageAt(scope);
  act(() => own.current.set('view', { kind: 'map' }));
  expect(own.current.values).toEqual({ view: { kind: 'map' } });
  const found = (is: boolean) => (is ? { view: { kind: 'map' } } : {});
  expect(storageAt(scope, { path: '/care/other' }).current.values).toEqual(found(seen.page));
  expect(storageAt(scope, { plugin: 'other' }).current.values).toEqual(found(seen.plugin));
  cookies.set(COOKIE.uuid, 'u2');
  expect(storageAt(scope).current.values).toEqual(found(seen.user));
});

it('useStorage notifies every component of changed, removed and cleared values', () => {
  const [one, other] = [storageAt('user'), storageAt('user')];
  act(() => one.current.set('a', 1));
  act(() => one.current.set('b', 2));
  expect(other.current.values).toEqual({ a: 1, b: 2 });
  act(() => other.current.remove('a'));
  expect(one.current.values).toEqual({ b: 2 });
  act(() => one.current.clear());
  expect(other.current.values).toEqual({});
});

it('useStorage restores stored state, unless the stored value is invalid', () => {
  const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
  const state = () =>
    renderHook(() => useStoredState({ key: 'count', scope: 'user', initial: 1, parse }), { wrapper: at({}) }).result;
  const first = state();
  expect(first.current[0]).toBe(1);
  act(() => first.current[1](5));
  expect(state().current[0]).toBe(5);
  act(() => first.current[2]());
  expect(first.current[0]).toBe(1);
  const storage = storageAt('user');
  act(() => storage.current.set('count', 'many'));
  expect(first.current[0]).toBe(1);
});

// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedListCache } from '../../../src/boot/askStartedList';
import { createQueryClient } from '../../../src/core/runtime/createQueryClient';
import type { ConsoleDataProvider } from '../../../src/dataProvider';
import { guest } from '../support/memoryBackend';

const ROWS = '/api/selectBySelectivePagination.guest.open?pageNum=1&pageSize=20&sort=id&order=asc&with=references';
const params = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
  meta: { with: ['references'] },
};

function ask({ request = `GET ${ROWS}`, names = ['section/guests'], resource = 'section/guests', fails = false } = {}) {
  const sent = { token: 't', sentAt: 0, response: Promise.resolve(new Response()), abort: new AbortController() };
  const requests = new Map([[request, sent]]);
  window.preloadedRequests = () => requests;
  const getList = vi.fn<ConsoleDataProvider['getList']>(async () => {
    if (fails) throw new Error('refused');
    return { data: [{ id: 1 }], total: 1 } as never;
  });
  const queryClient = createQueryClient();
  const resources = names.map((name) => ({ name, entity: guest, protocol: 'care' as const }));
  const dataProvider = { getList } as unknown as ConsoleDataProvider;
  const asked = seedListCache({ queryClient, dataProvider, resources, resource });
  const queryKey = ['section/guests', 'getList', params];
  const rows = () => queryClient.getQueryData(queryKey);
  /** Renders the list as react-admin does. */
  const show = () => {
    const queryFn = () => getList('section/guests', params as never);
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  };
  return { asked, getList, rows, show };
}

afterEach(() => {
  window.preloadedRequests = undefined;
});

describe('the list preloaded by the first script', () => {
  it('is available before the page renders, and the page does not request it again', async () => {
    const { asked, getList, rows, show } = ask();
    await asked;
    expect(rows()).toMatchObject({ data: [{ id: 1 }], total: 1 });
    show();
    await Promise.resolve();
    expect(getList).toHaveBeenCalledOnce();
  });

  it.each([
    ['of the page in view', { names: ['section/guests', 'section/other'] }],
    ['of the only resource of its entity', { resource: 'section/dashboard' }],
  ])('is preloaded for the list %s', async (_, question) => {
    const { asked, rows } = ask(question);
    await asked;
    expect(rows()).toBeDefined();
  });

  it.each([
    ['another question', { request: 'GET /api/isLogin.admin.open' }],
    ['a list of nobody’s', { request: `GET ${ROWS.replace('guest', 'stranger')}` }],
    ['a list that is narrowed', { request: `GET ${ROWS}&name=x` }],
    ['a list of one of several pages', { names: ['section/guests', 'section/other'], resource: 'section/third' }],
  ])('is not preloaded for %s', async (_, question) => {
    const { asked, getList, rows } = ask(question);
    await asked;
    expect([rows(), getList.mock.calls]).toEqual([undefined, []]);
  });

  it('is requested again by the page when the preloaded response is an error', async () => {
    const { asked, getList, show } = ask({ fails: true });
    await asked;
    show();
    await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    // Only one of the two reports the error.
    expect(getList.mock.calls.map(([, asked]) => asked.meta.silent)).toEqual([true, undefined]);
  });
});

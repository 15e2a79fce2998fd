// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDataProvider, hasEveryCall } from '../../../../src/dataProvider';
import { entityOfListUrl, parseListUrl } from '../../../../src/dataProvider/lists/parseListUrl';
import { jsonResponse } from '../../../../src/testing/backend/fakeFetch';
import { entities } from '../../../support/sections';
import { createTestHttp, translateZh } from '../../support/testHttp';

const ROWS = '/api/selectBySelectivePagination.elderly.open';
const elderly = entities.find(({ name }) => name === 'elderly');

describe('the preloaded list query of a page address', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s is the query that the page sends',
    async (name, entity) => {
      const addresses: string[] = [];
      const { http } = createTestHttp((request) => {
        const { pathname, search } = new URL(request.url, 'http://console.example');
        addresses.push(pathname + search);
        return jsonResponse({ status: 8000, message: '', data: [], dataCount: 0 });
      });
      const provider = createDataProvider({
        http,
        resources: () => [{ name, entity, protocol: 'care' }],
        has: hasEveryCall,
        translate: translateZh,
      });
      const [field = 'id', order = 'desc'] = entity.sort[0] ?? [];
      const own = { field, order: order === 'asc' ? 'ASC' : 'DESC' } as const;
      const other = { field: 'id', order: own.order === 'ASC' ? 'DESC' : 'ASC' } as const;
      const asked = [own, other].flatMap((sort) => [
        { pagination: { page: 1, perPage: 20 }, sort, filter: {}, meta: { with: ['references'] } },
        {
          pagination: { page: 3, perPage: 50 },
          sort,
          filter: {},
          meta: { fields: ['id'], with: ['counts', 'references'] },
        },
      ]);
      for (const params of asked) await provider.getList(name, params);
      expect(addresses.map(entityOfListUrl)).toEqual(asked.map(() => name));
      expect(addresses.map((address) => parseListUrl(entity, address))).toEqual(asked);
    },
  );

  it.each([
    ['narrowed', `${ROWS}?pageNum=1&pageSize=20&with=references&name=x`],
    ['without names', `${ROWS}?pageNum=1&pageSize=20`],
    ['without pages', `${ROWS}?with=references`],
  ])('does not exist for a list that is %s', (_, address) => {
    expect(elderly && parseListUrl(elderly, address)).toBeUndefined();
  });

  it.each([
    '/api/isLogin.admin.open',
    '/api/selectAll.elderly.open',
    `https://other.example${ROWS}`,
    '/console.config.json',
  ])('does not exist at %s', (address) => expect(entityOfListUrl(address)).toBeUndefined());
});

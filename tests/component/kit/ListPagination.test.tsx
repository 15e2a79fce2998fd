import { render, screen } from '@testing-library/react';
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { ListPagination } from '../../../src/core/kit/list/ListPagination';

it.each(LOCALES)('the numbers of pagination are written as in other places, in %s', (locale) => {
  const i18n = {
    getLocale: () => locale,
    changeLocale: async () => undefined,
    translate: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  };
  const list = { page: 51, perPage: 20, total: 12_345, data: [] } as unknown as ListControllerResult;
  render(
    <I18nContextProvider value={i18n}>
      <ListContextProvider value={list}>
        <ListPagination />
      </ListContextProvider>
    </I18nContextProvider>,
  );
  expect(screen.getByText('kit.list.range 1,001 1,020 12,345')).toBeInTheDocument();
});

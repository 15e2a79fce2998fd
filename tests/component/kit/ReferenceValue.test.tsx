import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferenceValue } from '../../../src/core/kit';
import { ATTENDANTS, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const Names = () => (
  <p data-testid="names">
    <ReferenceValue entity="serviceType" ids={[1, 46]} />
  </p>
);

it('shows neither names nor ids while the records are read, and ids of those that are gone', async () => {
  const tables = attendantTables([]);
  const dataProvider = fakeBackend(tables);
  const answer = await dataProvider.getMany('jishan-smart/service-manage/service-type-manage', { ids: [1] });
  let arrive: (() => void) | undefined;
  dataProvider.getMany.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(answer);
    }),
  );
  await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: Names } });
  const names = await screen.findByTestId('names');
  expect(names).toHaveTextContent(/^$/);
  expect(names.querySelectorAll('.kit-bar')).toHaveLength(2);
  arrive?.();
  expect(await screen.findByText(/助浴/)).toHaveTextContent('助浴、#46');
  expect(names.querySelector('.kit-bar')).toBeNull();
});

it('asks nothing of records that the administrator may not read, and shows their ids', async () => {
  const tables = attendantTables([]);
  const dataProvider = fakeBackend(tables);
  const can = (action: string) => action !== 'list';
  await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: Names }, can });
  expect(await screen.findByText('#1、#46')).toBeVisible();
  expect(dataProvider.getMany).not.toHaveBeenCalled();
});

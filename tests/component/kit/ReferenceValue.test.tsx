import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferenceValue, ReferencingRecordsContext } from '../../../src/core/kit';
import { ReferenceNamesContext, toReferenceNames } from '../../../src/core/kit/field/ReferenceNames';
import { ATTENDANTS, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const Names = () => (
  <p data-testid="names">
    <ReferenceValue entity="serviceType" ids={[1, 46]} />
  </p>
);

it('ReferenceValue shows neither names nor ids while the records load, and ids of missing ones', async () => {
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

it('ReferenceValue requests no records that the administrator may not read, and shows their ids', async () => {
  const tables = attendantTables([]);
  const dataProvider = fakeBackend(tables);
  const can = (action: string) => action !== 'list';
  await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: Names }, can });
  expect(await screen.findByText('#1、#46')).toBeVisible();
  expect(dataProvider.getMany).not.toHaveBeenCalled();
});

it('ReferenceValue shows names of records that the administrator may not read, from the list of the referring record', async () => {
  const tables = attendantTables([]);
  const dataProvider = fakeBackend(tables);
  const can = (action: string) => action !== 'list';
  const meta = { references: { serviceType: [{ id: 1, name: '助浴', nameEn: 'Bathing' }] } };
  dataProvider.getList.mockResolvedValue(Object.assign({ data: [], total: 0 }, { meta }));
  const OfRecord = () => (
    <ReferencingRecordsContext value={visit}>
      <Names />
    </ReferencingRecordsContext>
  );
  await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: OfRecord }, can });
  expect(await screen.findByText('助浴、#46')).toBeVisible();
  expect(dataProvider.getMany).not.toHaveBeenCalled();
  expect(dataProvider.getList.mock.calls.at(-1)).toEqual([
    'visits',
    expect.objectContaining({ filter: { id: [7] }, meta: { with: ['references'], silent: true } }),
  ]);
});

const visit = { resource: 'visits', ids: [7] };

it('ReferenceValue shows names and colors from the list without a request, and ids of the others', async () => {
  const tables = attendantTables([]);
  const dataProvider = fakeBackend(tables);
  const names = toReferenceNames({
    serviceType: [
      { id: 1, name: '助浴', color: '#409EFF' },
      { id: 2, name: '助餐' },
    ],
    // Of a section that is disabled.
    meal: [{ id: 7, name: '早餐' }],
  });
  const Known = () => (
    <ReferenceNamesContext value={names}>
      <p data-testid="several">
        <ReferenceValue entity="serviceType" ids={[1, 2, 46]} />
      </p>
      <p data-testid="none">
        <ReferenceValue entity="serviceType" ids={[]} />
      </p>
      <p data-testid="elsewhere">
        <ReferenceValue entity="meal" ids={[7]} link />
      </p>
    </ReferenceNamesContext>
  );
  await renderPages({ dataProvider, tables, resource: ATTENDANTS, pages: { list: Known } });
  const several = await screen.findByTestId('several');
  expect(several).toHaveTextContent('助浴、助餐、#46');
  expect(several.querySelectorAll('.kit-color')).toHaveLength(1);
  expect(screen.getByTestId('none')).toBeEmptyDOMElement();
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(/^早餐$/);
  expect(dataProvider.getMany).not.toHaveBeenCalled();
});

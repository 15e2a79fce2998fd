import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ServiceIndex from '../../../../src/plugins/service/overview/page';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aVisit, VISITS, visitBackend, visitTables } from './visits';

/** Numbers of visits by the first sign statuses of the query. */
const SIGNS: Readonly<Record<string, number>> = {
  'waiting lateIn': 2,
  'waiting missedIn': 8,
};

const readPage = (path: string, action: string) => ({
  path: `/jishan-smart/service-manage/${path}`,
  label: path,
  permission: { resource: VISITS, action },
});

async function renderIndex(request: Partial<RenderRequest> = {}) {
  const tables = visitTables([aVisit({ status: 'applied' }), aVisit({ id: 2, status: 'completed' })]);
  const dataProvider = visitBackend({ tables });
  const table = dataProvider.getList.getMockImplementation() ?? dataProvider.getList;
  dataProvider.getList.mockImplementation(async (resource, params) => {
    const operation: unknown = params.meta?.operation;
    if (operation === 'selectHighRiskPagination') return { data: [], total: 6 };
    if (operation !== 'selectSignPagination') return table(resource, params);
    const { waiting, signStatus } = params.filter;
    return { data: [], total: SIGNS[`${waiting ? 'waiting ' : ''}${signStatus[0]}`] ?? 0 };
  });
  const pages = { list: ServiceIndex };
  const otherPages = [
    readPage('sign-manage', 'selectSignPagination'),
    readPage('risk-manage', 'selectHighRiskPagination'),
  ];
  return {
    ...(await renderPages({ dataProvider, tables, resource: VISITS, pages, otherPages, ...request })),
    dataProvider,
  };
}

const linkTo = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe("today's service figures", () => {
  it('each link to the list of what they count', async () => {
    const { missing } = await renderIndex();
    await waitFor(() => expect(screen.getByRole('link', { name: /^迟到未签到/ })).toHaveTextContent('2'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^漏签待说明/ })).toHaveTextContent('8'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^异常服务待核查/ })).toHaveTextContent('6'));
    expect(screen.getByRole('link', { name: /^漏签待说明/ })).toHaveAccessibleDescription(
      /^服务单（.*签到状态：漏签到、漏签退.*）$/,
    );
    expect(linkTo(/^漏签待说明/)).toBe(
      '/jishan-smart/service-manage/sign-manage?filter={"waiting":true,"signStatus":["missedIn","missedOut"]}',
    );
    expect(linkTo(/^异常服务待核查/)).toBe(
      '/jishan-smart/service-manage/risk-manage?filter={"minLevel":"low","riskStatus":["open"]}',
    );
    expect(linkTo(/^服务待派单/)).toContain('service-application-manage?filter={"status":"accepted"');
    expect(missing).toEqual([]);
  });

  it('are shown only with the permission for what they count, and nothing else is requested', async () => {
    const { dataProvider } = await renderIndex({ can: (action) => action === 'selectSignPagination' });
    await screen.findByRole('link', { name: /^漏签待说明/ });
    expect(screen.queryByRole('link', { name: /^异常服务待核查/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^服务待派单/ })).toBeNull();
    const asked = dataProvider.getList.mock.calls.map(([, { meta }]) => meta?.operation);
    expect(new Set(asked)).toEqual(new Set(['selectSignPagination']));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ServiceIndex from '../../../../src/plugins/service/ServiceIndex';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aSignDay, aVisit, VISITS, visitBackend, visitTables } from './visits';

async function renderIndex(request: Partial<RenderRequest> = {}) {
  const tables = visitTables([aVisit({ status: 'applied' }), aVisit({ id: 2, status: 'completed' })]);
  const { summary } = aSignDay([]).meta;
  const dataProvider = visitBackend({
    tables,
    answers: {
      selectSignPagination: { rows: [], dataCount: 22, summary },
      selectHighRiskPagination: { rows: [], dataCount: 6 },
    },
  });
  const pages = { list: ServiceIndex };
  return { ...(await renderPages({ dataProvider, tables, resource: VISITS, pages, ...request })), dataProvider };
}

const linkTo = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe("today's figures", () => {
  it('lead each to the list of those it counts', async () => {
    const { missing } = await renderIndex();
    await waitFor(() => expect(screen.getByRole('link', { name: /^计划上门/ })).toHaveTextContent('22'));
    expect(screen.getByRole('link', { name: /^服务中/ })).toHaveTextContent('4');
    expect(screen.getByRole('link', { name: /^迟到未签到/ })).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: /^漏签/ })).toHaveTextContent('2');
    await waitFor(() => expect(screen.getByRole('link', { name: /^待核查/ })).toHaveTextContent('6'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^待派单/ })).toHaveTextContent('1'));
    expect(linkTo(/^漏签/)).toBe(
      '/jishan-smart/service-manage/sign-manage?filter={"signStatus":["missedIn","missedOut"]}',
    );
    expect(linkTo(/^待核查/)).toBe(
      '/jishan-smart/service-manage/risk-manage?filter={"minLevel":"low","riskStatus":["open","reviewing"]}',
    );
    expect(linkTo(/^待派单/)).toContain('service-application-manage?filter={"status":["applied","accepted"]}');
    expect(missing).toEqual([]);
  });

  it('are there only for who may see what they count, and nothing else is asked', async () => {
    const { dataProvider } = await renderIndex({ can: (action) => action === 'selectSignPagination' });
    await screen.findByRole('link', { name: /^计划上门/ });
    expect(screen.queryByRole('link', { name: /^待核查/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^待派单/ })).toBeNull();
    expect(dataProvider.call.mock.calls.map(([, operation]) => operation)).toEqual(['selectSignPagination']);
  });
});

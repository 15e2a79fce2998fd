import { expect, it } from 'vitest';
import { type Report, runConformance } from '../../../conformance/runConformance';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { plannedVisit } from '../builders/returnVisits';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Connects to the server directly instead of a network. */
function fetchOf({ app }: TestApp): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const { statusCode, headers, body } = await app.inject({
      // Fastify's types name no unknown method.
      method: (init.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(statusCode === 204 || statusCode === 304 ? null : body, { status: statusCode, headers: texts });
  };
}

const failures = ({ results }: Report) =>
  results.flatMap(({ group, rule, outcome, reason, exchange }) =>
    outcome === 'failed' ? [`${group}/${rule.id}: ${reason} ${exchange?.request} ${exchange?.answer.slice(-500)}`] : [],
  );

describeOnBothDatabases('the server, checked by the conformance kit', (open) => {
  it('passes every check of level extended, by reading and writing, and nothing is left behind', async () => {
    const server = await testApp(open);
    const elder = await plannedVisit(server, { planDate: '2026-03-10' });
    for (const [planDate, method] of [
      ['2026-03-11', 'phone'],
      ['2026-03-12', 'home'],
      ['2026-03-13', 'phone'],
      ['2026-03-14', 'home'],
    ]) {
      await plannedVisit(server, { elderlyId: elder.elderlyId, planDate, method });
    }
    const report = await runConformance({
      url: 'http://console.test',
      username: 'admin',
      password: ADMIN_PASSWORD,
      level: 'extended',
      writes: true,
      fetch: fetchOf(server),
    });
    expect(failures(report)).toEqual([]);
    expect(report.left).toEqual([]);
    const passed = report.results.filter(({ outcome }) => outcome === 'passed');
    expect(passed.length).toBeGreaterThan(600);
    // Everything except single operations can be checked.
    const unproven = report.results.filter(({ outcome, group }) => outcome === 'unproven' && group !== 'operations');
    expect(unproven).toEqual([]);
  });
});

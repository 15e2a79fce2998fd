import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ecg } from '../../../../src/plugins/report/entities/ecg';
import { lorenz } from '../../../../src/plugins/report/entities/lorenz';
import { sleep } from '../../../../src/plugins/report/entities/sleep';
import ReportIndex from '../../../../src/plugins/report/overview/page';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';

const ECG = 'jishan-smart/report-manage/ecg-manage';
const tables = {
  [ECG]: { entity: ecg, rows: [] },
  'jishan-smart/report-manage/lorenz-manage': { entity: lorenz, rows: [] },
  'jishan-smart/report-manage/sleep-manage': { entity: sleep, rows: [] },
};

/** More than the page has stops of the Tab key. */
const KEYS_MAX = 60;

it('a figure that depends on the moment is requested once, and its definition is described and shown on focus', async () => {
  const dataProvider = fakeBackend(tables);
  const { user, missing } = await renderPages({ dataProvider, tables, resource: ECG, pages: { list: ReportIndex } });
  const late = await screen.findByRole('link', { name: /^超时的危急心电报告/ });
  await waitFor(() => expect(late).toHaveTextContent(/0$/));
  const definition = /^心电报告（.*审核.*）$/;
  await waitFor(() => expect(late).toHaveAccessibleDescription(definition));
  for (let presses = 0; presses < KEYS_MAX && document.activeElement !== late; presses += 1) await user.tab();
  expect(late).toHaveFocus();
  // jsdom takes the focus for visible only if it has seen the key press. The tooltip's code may arrive too late for that.
  const shownDefinition = async () => {
    const tooltip = await screen.findByRole('tooltip', undefined, { timeout: 5_000 }).catch(() => undefined);
    if (tooltip) return tooltip.textContent;
    await user.tab({ shift: true });
    await user.tab();
    return undefined;
  };
  await expect.poll(shownDefinition, { timeout: 40_000 }).toMatch(definition);
  const asked = dataProvider.getList.mock.calls.filter(([name, { filter }]) => name === ECG && 'dueTime' in filter);
  expect(asked).toHaveLength(1);
  expect(missing).toEqual([]);
});

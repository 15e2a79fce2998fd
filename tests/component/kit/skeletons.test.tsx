import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityList } from '../../../src/core/kit';
import showPage from '../../../src/core/kit/pages/showPage';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { formPages } from './support/formPages';
import { type RenderRequest, renderPages } from './support/renderPages';

/** Renders a page whose data arrive only after `answer` is called. */
async function renderWaiting(pages: RenderRequest['pages'], at?: string) {
  const tables = attendantTables([anAttendant({ id: 1, name: '张桂兰' })]);
  const backend = fakeBackend(tables);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const source = fakeBackend(tables);
  backend.getOne.mockImplementation((...query) => held.then(() => source.getOne(...query)));
  backend.getList.mockImplementation((...query) => held.then(() => source.getList(...query)));
  const { view } = await renderPages({ dataProvider: backend, tables, resource: ATTENDANTS, pages, at });
  const waiting = (part: 'section' | 'row') => view.container.querySelectorAll(`[data-waiting=${part}]`).length;
  const status = () => screen.findByRole('status', { name: '正在加载' });
  return { waiting, answer, status, container: view.container };
}

describe('the placeholder of a record', () => {
  const { edit } = formPages(attendant);
  it.each([
    ['its page', { show: showPage({ entity: attendant, label: 'entities.attendant.name' }) }, '/1/show'],
    ['its form', { edit }, '/1'],
  ] as const)('has the cards of %s, and is announced', async (_, pages, at) => {
    const { waiting, answer, status, container } = await renderWaiting(pages, at);
    await status();
    await waitFor(() => expect(waiting('section')).toBeGreaterThan(1));
    const expected = waiting('section');
    answer();
    await screen.findByRole('heading', { level: 1 });
    expect(waiting('section')).toBe(0);
    // The history is below the cards, in a part that follows them.
    expect(container.querySelectorAll('section h2')).toHaveLength(expected);
  });
});

it('the placeholder of a list has as many rows as a page', async () => {
  const list = () => <EntityList entity={attendant} columns={['attendantNo', 'name']} />;
  const { waiting, answer, status } = await renderWaiting({ list });
  await status();
  await waitFor(() => expect(waiting('row')).toBe(20));
  answer();
  await screen.findByText('A0000001');
  expect(waiting('row')).toBe(0);
});

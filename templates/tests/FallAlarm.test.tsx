import { checkPlugin, renderPlugin } from '@console/plugin-testing';
import plugin from '@section/index';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import source from './FallAlarm.test.tsx?raw';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
const fixtures = {
  fallAlarm: [
    { title: 'First', day: '2026-01-05', level: 'high' },
    { title: 'Second', day: '2026-02-01' },
    { title: 'Third', day: '2026-01-03', status: 'closed' },
  ],
};
const open = (path: string) => renderPlugin(plugin, { path, fixtures, locale: 'en', answers: { closeOldFallAlarms } });

/** Stands for the server module. */
function closeOldFallAlarms({ params, rows }: Parameters<NonNullable<Answers>[string]>[0]) {
  const due = [...rows('fallAlarm').values()].filter(
    ({ status, day }) => status === 'open' && String(day) < String(params.before),
  );
  for (const row of due) row.status = 'closed';
  return { closed: due.length };
}
type Answers = NonNullable<Parameters<typeof renderPlugin>[1]>['answers'];

it('lacks no label, language, permission, operation or test', async () => {
  expect(await checkPlugin(plugin, { tests: { 'FallAlarm.test.tsx': source } })).toEqual([]);
});

describe('the list', () => {
  it('shows the records, the newest first', async () => {
    await open('fall-alarm-manage');
    await screen.findByText('Second');
    const titles = ['First', 'Second', 'Third'];
    const shown = screen.getAllByText((text) => titles.includes(text)).map((cell) => cell.textContent);
    expect(shown).toEqual(['Second', 'First', 'Third']);
  });

  it('closes one', async () => {
    const { user, backend } = await open('fall-alarm-manage');
    const row = (await screen.findByText('First')).closest('tr');
    if (!row) throw new Error('There is no row.');
    await user.click(await within(row).findByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(backend.rows('fallAlarm').get(1)?.status).toBe('closed'));
    expect(backend.written().map(({ call }) => call)).toEqual(['closeFallAlarm.fallAlarm.open']);
  });

  it('closes what is older than a day', async () => {
    const { user, backend } = await open('fall-alarm-manage');
    await user.click(await screen.findByRole('button', { name: 'Close old records' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByRole('textbox', { name: 'Older than' });
    await user.clear(day);
    await user.type(day, '2026-01-31');
    await user.click(dialog.getByRole('button', { name: 'Close old records' }));
    await waitFor(() => expect(backend.rows('fallAlarm').get(1)?.status).toBe('closed'));
    expect(backend.rows('fallAlarm').get(2)?.status).toBe('open');
  });

  it('offers that to nobody without the right to it', async () => {
    await renderPlugin(plugin, {
      path: 'fall-alarm-manage',
      fixtures,
      locale: 'en',
      can: (permission) => !permission.startsWith('closeOldFallAlarms.'),
    });
    await screen.findByText('First');
    expect(screen.queryByRole('button', { name: 'Close old records' })).toBeNull();
  });
});

it('keeps a new record', async () => {
  const { user, backend } = await open('fall-alarm-manage/create');
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Fourth');
  await user.type(screen.getByRole('textbox', { name: /Day/ }), '2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(backend.rows('fallAlarm').get(4)).toMatchObject({ title: 'Fourth', level: 'low', status: 'open' }),
  );
});

it('shows a record by itself', async () => {
  await open('fall-alarm-manage/1/show');
  expect((await screen.findAllByText('First')).length).toBeGreaterThan(0);
  expect(await screen.findByText('2026-01-05')).toBeVisible();
});

describe('the first page', () => {
  it('draws how many records have each level', async () => {
    await open('index');
    expect(await screen.findByRole('progressbar', { name: 'High 1' })).toHaveAttribute('aria-valuenow', '33');
    expect(await screen.findByRole('progressbar', { name: 'Low 2' })).toBeVisible();
  });

  it.each(LANGUAGES)('has a text for all it shows in %s', async (locale) => {
    const { missing } = await renderPlugin(plugin, { path: 'index', fixtures, locale });
    await screen.findAllByRole('progressbar');
    expect(missing).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityList, RecordActionButtons } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const OPERATIONS = Object.keys(attendant.transitions ?? {});
const DELETE = '删除';
const MORE = '更多操作';

/** Shows the same record in the three places that offer actions on a record. */
async function renderPlaces(status: string) {
  const record = anAttendant({ status });
  const tables = attendantTables([record]);
  const buttons = { entity: attendant, resource: ATTENDANTS, record };
  const Page = () => (
    <>
      <EntityList entity={attendant} columns={['attendantNo', 'status']} />
      <section aria-label="header">
        <RecordActionButtons {...buttons} />
      </section>
      <section aria-label="compact">
        <RecordActionButtons {...buttons} operations={OPERATIONS} variant="compact" />
      </section>
    </>
  );
  return renderPages({ dataProvider: fakeBackend(tables), tables, resource: ATTENDANTS, pages: { list: Page } });
}

describe('the actions on a record', () => {
  it.each(attendant.fields.status.values)(
    'are the same in a row, in the header of a page and as compact buttons for an attendant that is %s',
    async (status) => {
      const { user } = await renderPlaces(status);
      // The actions of rows are rendered a moment after the rows.
      await screen.findByRole('columnheader', { name: '操作' });
      const more = screen.queryAllByRole('button', { name: MORE });
      const compactButtons = within(screen.getByRole('region', { name: 'compact' })).queryAllByRole('button');
      const compact = compactButtons.map(({ textContent }) => String(textContent));
      expect(compact.length > 0).toBe(status !== 'resigned');
      expect(compact).not.toContain(MORE);
      const offered = async (place: HTMLElement) => {
        const names = within(place)
          .queryAllByRole('button')
          .map(({ textContent }) => String(textContent))
          .filter((name) => compact.includes(name));
        const menu = more.find((button) => place.contains(button));
        if (!menu) return names.sort();
        await user.click(menu);
        const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => String(textContent));
        await user.keyboard('{Escape}');
        await expect.poll(() => screen.queryByRole('menu')).toBeNull();
        return [...names, ...items].sort();
      };
      const row = await offered((await screen.findByText('A0000001')).closest('tr') ?? document.body);
      expect(await offered(screen.getByRole('region', { name: 'header' }))).toEqual(row);
      expect(row.filter((name) => name !== DELETE)).toEqual([...compact].sort());
    },
  );
});

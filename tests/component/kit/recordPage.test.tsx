import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { addDays } from '../../../contract/moment';
import { EntityShow, today } from '../../../src/core/kit';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { ATTENDANTS, anAttendant, attendantTables } from './support/attendants';
import { fakeBackend } from './support/fakeBackend';
import { type RenderRequest, renderPages } from './support/renderPages';

async function renderPage(
  record: Parameters<typeof anAttendant>[0],
  { entity = attendant, ...request }: Partial<RenderRequest> & { entity?: Entity } = {},
) {
  const tables = attendantTables([anAttendant(record)]);
  const rendered = await renderPages({
    dataProvider: fakeBackend(tables),
    tables,
    resource: ATTENDANTS,
    at: '/1/show',
    pages: { show: () => <EntityShow entity={entity} />, edit: () => <p /> },
    ...request,
  });
  return { ...rendered, head: await screen.findByRole('banner') };
}

const filled = (place: HTMLElement) =>
  [...place.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

describe('the header of a record', () => {
  it.each(attendant.fields.status.values)(
    'has one filled button for an attendant that is %s: the first step forward, else editing',
    async (status) => {
      const forward = Object.entries(attendant.transitions ?? {}).find(
        ([, { from, tone }]) => tone === 'positive' && from.includes(status),
      );
      const { head, missing } = await renderPage({ status });
      await within(head).findByRole('link', { name: '编辑' });
      expect(filled(head)).toHaveLength(1);
      if (!forward) expect(filled(head)).toEqual(['编辑']);
      else expect(filled(head)).not.toEqual(['编辑']);
      expect(missing).toEqual([]);
    },
  );

  it('makes editing the main action for who may not take the step', async () => {
    const { head } = await renderPage({ status: 'pending' }, { can: (action) => action !== 'passAttendant' });
    await within(head).findByRole('link', { name: '编辑' });
    expect(filled(head)).toEqual(['编辑']);
  });

  it('shows the state as its only chip, beside the name', async () => {
    const { head } = await renderPage({ status: 'pending', age: 52 });
    expect(within(head).getByRole('heading', { level: 1 })).toHaveTextContent('护理员 · 张*兰');
    expect([...head.querySelectorAll('.kit-chip')].map(({ textContent }) => textContent)).toEqual(['待审核']);
    expect(within(head).getByText('养老护理员')).toBeVisible();
  });

  it.each([
    ['the past', -1, 'kit-danger', '昨天'],
    ['the next days', 3, 'kit-warning', '3 天后'],
    ['a far future', 100, '', '100 天后'],
  ])('marks a deadline in %s', async (_, days, mark, distance) => {
    const { head } = await renderPage({ status: 'passed', certExpire: addDays(today(), days) });
    const deadline = within(head).getByText(/证书到期/);
    expect(deadline).toHaveTextContent(distance);
    expect(deadline.className).toBe(mark);
  });

  it('shows no deadline in a state in which nothing is due', async () => {
    const { head } = await renderPage({ status: 'resigned', certExpire: addDays(today(), -1) });
    expect(within(head).queryByText(/证书到期/)).toBeNull();
  });
});

describe('the fields of a record', () => {
  const entity: Entity = {
    ...attendant,
    groups: { basic: ['attendantNo', 'name', 'phone', 'remark'], work: ['employment', 'hireDate'] },
    hidden: Object.keys(attendant.fields),
  };
  const record = { remark: null, employment: null, hireDate: null };
  const sections = () => screen.getAllByRole('region').filter((each) => each.querySelector('h2'));

  it('fold away what has no value, and show it after a click', async () => {
    const { user } = await renderPage(record, { entity });
    const [basic = document.body] = sections();
    const labels = () =>
      within(basic)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(labels()).toEqual(['护理员编号', '姓名', '手机号']);
    const fold = within(basic).getByRole('button', { name: /显示 1 个未填项/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(labels()).toEqual(['护理员编号', '姓名', '手机号', '备注']);
    await user.click(within(basic).getByRole('button', { name: /隐藏未填项/ }));
    expect(labels()).toEqual(['护理员编号', '姓名', '手机号']);
  });

  it('leave only the heading of a group without any value', async () => {
    await renderPage(record, { entity });
    const work = sections()[1] ?? document.body;
    expect(within(work).getByRole('heading', { level: 2 })).toBeVisible();
    expect(within(work).getByRole('button', { name: /显示 2 个未填项/ })).toBeVisible();
    expect(within(work).queryByRole('term')).toBeNull();
  });

  it('show values that a mask hides', async () => {
    const hidden: Entity = {
      ...entity,
      fields: { ...attendant.fields, remark: { ...attendant.fields.remark, mask: 'text' } },
    };
    await renderPage(record, { entity: hidden });
    expect(screen.getByText('已隐藏')).toBeVisible();
  });
});

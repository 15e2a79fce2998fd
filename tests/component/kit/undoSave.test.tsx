import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import plugin from '../../../src/plugins/account';
import { renderPlugin } from '../../../src/testing';

const UNDO = '撤销';
const levels = [{ id: 2, version: 4, level: 2, name: '金卡', priceFen: 29_900, durationDays: 365, discountPct: 90 }];
const doctors = [
  { id: 1, version: 1, name: '钱守仁', phone: '19900000001', hospital: '示范医院', department: '老年科' },
];

beforeEach(() => toastStore.clear());

/** Changes the inputs with these labels on the page of a record, and saves. */
async function save(path: string, inputs: Readonly<Record<string, string>>) {
  const rendered = await renderPlugin(plugin, { path, fixtures: { vip: levels, doctor: doctors } });
  for (const [label, value] of Object.entries(inputs)) {
    const input = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await rendered.user.clear(input);
    await rendered.user.type(input, value);
  }
  await rendered.user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(updates(rendered)).toHaveLength(1));
  return rendered;
}

type Rendered = Awaited<ReturnType<typeof renderPlugin>>;

const updates = ({ backend }: Rendered) =>
  backend
    .written()
    .filter(({ call }) => call.startsWith('updateByIdSelective.'))
    .map(({ params }) => params);

describe('undoing a saved form', () => {
  it('sends the former values of the changed fields with the version of the answer', async () => {
    const rendered = await save('vip-manage/2', { 名称: '金卡会员' });
    await rendered.user.click(await screen.findByRole('button', { name: UNDO }));
    await waitFor(() => expect(rendered.backend.rows('vip').get(2)).toMatchObject({ name: '金卡', version: 6 }));
    expect(updates(rendered)).toEqual([
      { id: 2, version: 4, name: '金卡会员' },
      { id: 2, version: 5, name: '金卡' },
    ]);
  });

  it('is refused when another user has changed the record since', async () => {
    // React Query logs every refusal.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = await save('vip-manage/2', { 名称: '金卡会员' });
    const undo = await screen.findByRole('button', { name: UNDO });
    const rows = rendered.backend.rows('vip');
    rows.set(2, { ...rows.get(2), id: 2, version: 6, name: '白金卡' });
    await rendered.user.click(undo);
    await waitFor(() =>
      expect(rendered.notices.at(-1)).toEqual({ type: 'warning', message: '数据已被他人修改，请刷新' }),
    );
    expect(rows.get(2)).toMatchObject({ name: '白金卡', version: 6 });
  });
});

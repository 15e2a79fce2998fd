import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../src/core/shell/toast/toastStore';
import plugin from '../../../src/plugins/account';
import { type RenderPluginOptions, renderPlugin } from '../../../src/testing';

const LIST = 'doctor-manage';
const [TRASH, UNDO, REMOVE] = ['回收站', '撤销', '删除'];
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

const doctors = [1, 2, 3].map((id) => ({
  id,
  version: id,
  name: `钱医生${id}`,
  hospital: `第${id}医院`,
  status: 'pending',
}));

const renderDoctors = (options: RenderPluginOptions = {}) =>
  renderPlugin(plugin, { path: LIST, fixtures: { doctor: doctors }, ...options });

type Rendered = Awaited<ReturnType<typeof renderDoctors>>;

const calls = ({ backend }: Rendered, operation: string) =>
  backend.written().filter(({ call }) => call.startsWith(`${operation}.`));

/** Deletes the doctors with these ids by the bar of the selection. */
async function remove({ user }: Rendered, ids: readonly number[]) {
  for (const id of ids) {
    const row = (await screen.findByText(`第${id}医院`)).closest('tr') ?? document.body;
    await user.click(await within(row).findByRole('checkbox'));
  }
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(await bar.findByRole('button', { name: REMOVE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: REMOVE }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => toastStore.clear());

describe('undoing a deletion', () => {
  it('restores the record of the version that was deleted', async () => {
    const rendered = await renderDoctors();
    await remove(rendered, [2]);
    expect(rendered.backend.rows('doctor').has(2)).toBe(false);
    await rendered.user.click(await screen.findByRole('button', { name: UNDO }));
    expect(await screen.findByText('第2医院')).toBeVisible();
    expect(calls(rendered, 'restoreById').map(({ params }) => params)).toEqual([{ id: 2, version: 2 }]);
    expect(rendered.notices).toEqual([{ type: 'success', message: '已恢复' }]);
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
    expect(rendered.missing).toEqual([]);
  });

  it('restores all records of one deletion', async () => {
    const rendered = await renderDoctors();
    await remove(rendered, [1, 3]);
    await rendered.user.click(await screen.findByRole('button', { name: UNDO }));
    await waitFor(() => expect([...rendered.backend.rows('doctor').keys()].sort()).toEqual([1, 2, 3]));
    expect(calls(rendered, 'restoreByIds').map(({ params }) => params)).toEqual([{ ids: [1, 3] }]);
  });

  it('of several records says why some stay deleted', async () => {
    const rendered = await renderDoctors();
    await remove(rendered, [1, 3]);
    rendered.backend.deleted('doctor').delete(3);
    await rendered.user.click(await screen.findByRole('button', { name: UNDO }));
    expect(await screen.findByText('记录不存在')).toBeVisible();
    expect([...rendered.backend.rows('doctor').keys()].sort()).toEqual([1, 2]);
  });

  it('shows why it is refused when another user has restored the record', async () => {
    // React Query logs every refusal.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = await renderDoctors();
    await remove(rendered, [2]);
    const undo = await screen.findByRole('button', { name: UNDO });
    rendered.backend.rows('doctor').set(2, { ...doctors[1], id: 2, version: 3 });
    rendered.backend.deleted('doctor').delete(2);
    await rendered.user.click(undo);
    await waitFor(() =>
      expect(rendered.notices).toEqual([{ type: 'warning', message: '记录未被删除，可能已被他人恢复' }]),
    );
  });

  it('is not offered without the permission to restore', async () => {
    const rendered = await renderDoctors({ can: (permission) => !permission.startsWith('restore') });
    await remove(rendered, [2]);
    await waitFor(() => expect(rendered.notices).toEqual([{ type: 'success', message: '删除成功' }]));
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
    expect(screen.queryByRole('button', { name: TRASH })).toBeNull();
  });
});

describe('the deleted records of a list', () => {
  it('are restored one by one, until none is left', async () => {
    const rendered = await renderDoctors();
    const { user } = rendered;
    await remove(rendered, [1, 2]);
    await user.click(await screen.findByRole('button', { name: TRASH }));
    const dialog = within(await screen.findByRole('dialog', { name: /回收站/ }));
    for (const id of [1, 2]) {
      const row = (await dialog.findByText(new RegExp(`第${id}医院`))).closest('li') ?? document.body;
      await user.click(within(row).getByRole('button', { name: /恢复/ }));
      await waitFor(() => expect(dialog.queryByText(new RegExp(`第${id}医院`))).toBeNull());
    }
    expect(await dialog.findByText('回收站是空的')).toBeVisible();
    expect(rendered.backend.rows('doctor').size).toBe(3);
  });

  it('stay with the reason of the refusal', async () => {
    // React Query logs every refusal.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = await renderDoctors();
    await remove(rendered, [1]);
    await rendered.user.click(await screen.findByRole('button', { name: TRASH }));
    const dialog = within(await screen.findByRole('dialog', { name: /回收站/ }));
    const button = await dialog.findByRole('button', { name: /恢复/ });
    rendered.backend.deleted('doctor').clear();
    await rendered.user.click(button);
    expect(await dialog.findByText('记录不存在')).toBeVisible();
    expect(rendered.notices).toEqual([]);
  });

  it.each(LANGUAGES)('have texts in %s', async (locale) => {
    const { user, missing, backend } = await renderDoctors({ locale });
    backend.rows('doctor').delete(1);
    const name = { 'zh-CN': '回收站', 'zh-TW': '資源回收筒', en: 'Deleted records', ja: 'ごみ箱' }[locale];
    await user.click(await screen.findByRole('button', { name }));
    const empty = {
      'zh-CN': '回收站是空的',
      'zh-TW': '資源回收筒是空的',
      en: 'No deleted records',
      ja: 'ごみ箱は空です',
    };
    expect(await screen.findByText(empty[locale])).toBeVisible();
    expect(missing).toEqual([]);
  });
});

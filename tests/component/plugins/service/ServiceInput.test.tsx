import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serviceInput } from '../../../../src/plugins/service/entities/serviceInput';
import InputList from '../../../../src/plugins/service/input/InputList';
import { aStoredFile, fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';

const INPUTS = 'service-manage/service-input-manage';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

const anInput = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  version: 1,
  createTime: '2026-03-10T08:00:00.000+08:00',
  batchId: 'B1',
  fileName: '三月.csv',
  mode: 'dryRun',
  status: 'ready',
  percent: 100,
  failure: null,
  total: 3,
  inserted: 1,
  updated: 0,
  unchanged: 0,
  failed: 1,
  warnings: 1,
  uploaderId: null,
  ...changes,
});

const report = {
  mapping: [
    { heading: '外部单号', column: 'externalNo' },
    { heading: '天气', column: null },
  ],
  problems: [
    { line: 1, column: '天气', code: 'UNKNOWN_COLUMN', problem: 'inputColumnUnknown', message: '', value: '' },
    { line: 3, column: 'elderlyNo', code: 'NOT_FOUND', problem: 'inputElderUnknown', message: '', value: 'E0' },
  ],
};

async function renderInputs(
  locale: (typeof LANGUAGES)[number] = 'zh-CN',
  can: (action: string) => boolean = () => true,
) {
  const tables = { [INPUTS]: { entity: serviceInput, rows: [anInput()] } };
  const dataProvider = fakeBackend(tables);
  dataProvider.uploadFile = vi.fn(async (file: File) => ({ ...aStoredFile(file), fileId: 'F1' }));
  dataProvider.call = vi.fn(async (_resource: string, operation: string) =>
    operation === 'selectReport' ? report : anInput({ status: 'queued', percent: 0 }),
  );
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: INPUTS,
    pages: { list: InputList },
    locale,
    can,
  });
  return { ...rendered, dataProvider };
}

describe('the import of services', () => {
  it('checks a file first, shows columns and problems, and imports it after a confirmation', async () => {
    const { user, dataProvider, missing } = await renderInputs();
    const file = new File(['外部单号'], '三月.csv', { type: 'text/csv' });
    await user.upload(
      await screen.findByLabelText('把 CSV 或 Excel（.xlsx）文件拖到这里，或点击选择', { selector: 'input' }),
      file,
    );
    const table = await screen.findByRole('table', { name: '问题明细' });
    expect(within(table).getByText('没有这位老人')).toBeVisible();
    expect(screen.getByText('天气 → 未读取')).toBeVisible();
    expect(dataProvider.call).toHaveBeenCalledWith(
      INPUTS,
      'startInput',
      { fileId: 'F1', mode: 'dryRun', allOrNothing: false },
      { silent: true },
    );
    await user.click(screen.getByRole('button', { name: '正式导入' }));
    const question = await screen.findByRole('dialog', { name: '确认导入' });
    expect(dataProvider.call).not.toHaveBeenCalledWith(
      INPUTS,
      'startInput',
      expect.objectContaining({ mode: 'commit' }),
    );
    await user.click(within(question).getByRole('button', { name: '导入' }));
    await waitFor(() =>
      expect(dataProvider.call).toHaveBeenCalledWith(
        INPUTS,
        'startInput',
        { fileId: 'F1', mode: 'commit', allOrNothing: false },
        { silent: true },
      ),
    );
    expect(missing).toEqual([]);
  });

  it('shows only the history without the permission to import', async () => {
    await renderInputs('zh-CN', (action) => action !== 'startInput');
    expect(await screen.findByText('三月.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: '正式导入' })).toBeNull();
  });

  it.each(LANGUAGES)('has all its texts in %s', async (locale) => {
    const { missing } = await renderInputs(locale);
    await screen.findAllByText('三月.csv');
    expect(missing).toEqual([]);
  });
});

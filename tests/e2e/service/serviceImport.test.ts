import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'papaparse';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { addDays, dayAt } from '../../../contract/moment';
import { openConsole } from '../../../harness/browser/openConsole';
import { inDatabase } from '../../../harness/inDatabase';
import type { Product } from '../../../harness/startProduct';
import { bumpVersions } from '../../../server/db/tableVersions';
import { csvOf, type InputLine } from '../../server/builders/serviceInputs';
import { type Api, signedInApi } from '../support/callApi';
import { type ConsoleTexts, consoleTexts } from '../support/consoleTexts';
import { describeProduct } from '../support/describeProduct';
import { visitLines } from '../support/visitLines';

const INPUTS = '/jishan-smart/service-manage/service-input-manage';
const FILE = '三月.csv';
/** So many rows that there is time to interrupt the writing. */
const ROWS = 2_000;

describeProduct('the import of services', (stage) => {
  let texts: ConsoleTexts;
  let lines: InputLine[];
  beforeAll(async () => {
    texts = await consoleTexts('zh-CN');
    lines = await visitLines(stage.product, 4);
  });
  const own = () => texts.servicePlugin.input;

  it('reports what is wrong in a file, writes it once it is valid, and nothing twice', async () => {
    const page = await openConsole(await stage.openPage(), stage.product, INPUTS);
    const [first = {}, second = {}, ...others] = lines;
    const faulty = [first, { ...second, planEnd: '' }, ...others.map((line) => ({ ...line, elderlyName: '无此人' }))];
    await choose(page, faulty);
    await ended(page, 'dryRun');
    await counted(page, { total: 4, inserted: 1, failed: 3 });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: own().errorCsv, exact: true }).click(),
    ]);
    const [headings = [], ...errors] = parse<string[]>((await textOf(download)).replace('\uFEFF', '')).data;
    expect(headings).toEqual([own().line, own().column, own().code, own().message, own().value]);
    expect(errors.map(([line, column, code]) => [line, column, code])).toEqual([
      ['3', '计划结束', own().codes.REQUIRED],
      ['4', '老人姓名', own().codes.MISMATCH],
      ['5', '老人姓名', own().codes.MISMATCH],
    ]);

    await choose(page, lines);
    await ended(page, 'dryRun');
    await page.getByText(own().none).waitFor();
    await commit(page);
    await ended(page, 'commit');
    await counted(page, { total: 4, inserted: 4, unchanged: 0, failed: 0 });

    await choose(page, lines);
    await ended(page, 'dryRun');
    await counted(page, { inserted: 0, unchanged: 4 });
    await commit(page);
    await page.getByText(own().known).waitFor();
    await page.getByRole('button', { name: own().again, exact: true }).click();
    await page.getByText(own().known).waitFor({ state: 'detached' });
    await ended(page, 'commit');
    await counted(page, { total: 4, inserted: 0, updated: 0, unchanged: 4, failed: 0 });
  });

  it('accepts requests from a workbook without a caregiver, and reports which file it cannot read', async () => {
    const page = await openConsole(await stage.openPage(), stage.product, INPUTS);
    const upload = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await upload('申请.xls', Buffer.from('an old workbook'));
    await page.getByText(own().faults.oldExcel).waitFor();
    const day = addDays(dayAt(Date.now()), 3);
    const requests = lines.map((line, at) => [`W-${at}`, line.elderlyNo, line.elderlyName, line.serviceTypeCode]);
    const headings = ['外部单号', '老人编号', '老人姓名', '服务类型', '计划开始', '计划结束', '付费方式'];
    const rows = requests.map((cells) => [...cells, `${day} 05:00`, `${day} 05:45`, '自费']);
    const [wrong = [], ...right] = rows;
    const workbook = async (table: unknown[][]) => {
      const sheet = [headings, ...table].map((row) => row.map((value) => ({ value: String(value) })));
      return writeXlsxFile(sheet).toBuffer();
    };
    await upload('申请.xlsx', await workbook([wrong.with(3, '没有的服务')]));
    await counted(page, { total: 1, failed: 1 });
    expect(await page.getByRole('button', { name: own().commit, exact: true }).isDisabled()).toBe(true);
    await upload('申请.xlsx', await workbook([wrong, ...right]));
    await counted(page, { total: rows.length, inserted: rows.length, failed: 0 });
    await commit(page);
    await ended(page, 'commit', '申请.csv');
    const waiting = await inDatabase(stage.product, ({ read }) =>
      read
        .selectFrom('serviceApplication')
        .select(['status', 'attendantId'])
        .where('externalNo', 'like', 'W-%')
        .execute(),
    );
    expect(waiting).toEqual(rows.map(() => ({ status: 'applied', attendantId: null })));
  });

  it('leaves nothing half written when the server is killed', async () => {
    const { product } = stage;
    const many = csvOf(
      (await visitLines(product, ROWS)).map((line) => ({ ...line, externalNo: `K-${line.externalNo}` })),
    );
    const before = await written(product);
    const api = await signedInApi(product);
    const begun = await begin(api, many);
    await untilWriting(api, begun.id);
    await product.kill9();

    const killed = await inputIn(product, begun.id);
    expect(killed).toMatchObject({ status: 'running', inserted: 0 });
    expect(await written(product)).toEqual(before);
    await leaseRunsOut(product, begun.id);
    await product.restart();
    const told = await untilOver(api, begun.id);
    expect(told).toMatchObject({ status: 'failed', failure: 'interrupted', inserted: 0 });
    expect(texts.serviceInput.choices?.failure?.interrupted).toBeTruthy();
    expect(await written(product)).toEqual(before);
    expect(await strayFiles(product)).toEqual([]);

    const again = await untilOver(api, (await begin(api, many)).id);
    expect(again).toMatchObject({ status: 'ready', total: ROWS });
    expect(Number(again.inserted) + Number(again.failed)).toBe(ROWS);
    expect((await written(product)).visits).toBe(before.visits + Number(again.inserted));
  });

  async function commit(page: Page): Promise<void> {
    await page.getByRole('button', { name: own().commit, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: own().confirmed, exact: true }).click();
  }

  const choose = (page: Page, rows: readonly InputLine[]) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: FILE, mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) });

  /** Waits for the report of a successful import. */
  async function ended(page: Page, mode: 'dryRun' | 'commit', file = FILE): Promise<void> {
    const { choices } = texts.serviceInput;
    const title = `${file} · ${choices?.mode?.[mode]} · ${choices?.status?.ready}`;
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  }

  /** Waits until the report shows these counts. */
  async function counted(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, count] of Object.entries(counts)) {
      await page.getByText(`${texts.serviceInput.fields[name]} ${count}`, { exact: true }).waitFor();
    }
  }
});

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function begin(api: Api, text: string): Promise<{ id: number }> {
  const fileId = await api.upload('serviceInput', FILE, text);
  const { data } = await api.call('startInput.serviceInput.open', { fileId, mode: 'commit' });
  return { id: Number(data.id) };
}

/** Waits until an import has validated its rows and has begun to write them. */
async function untilWriting(api: Api, id: number): Promise<void> {
  for (;;) {
    const { data } = await api.call('selectById.serviceInput.open', { id });
    if (data.status === 'ready' || data.status === 'failed') throw new Error('the import was over too soon');
    if (Number(data.percent) > 50) return;
  }
}

async function untilOver(api: Api, id: number): Promise<Record<string, unknown>> {
  let data: Record<string, unknown> = {};
  await expect
    .poll(
      async () => {
        ({ data } = await api.call('selectById.serviceInput.open', { id }));
        return data.status;
      },
      { timeout: 60_000 },
    )
    .toMatch(/ready|failed/);
  return data;
}

/** Returns the counts of what an import writes. */
function written(product: Product) {
  return inDatabase(product, async ({ read }) => {
    const count = async (table: string) => {
      const { count: rows } = await read
        .selectFrom(table)
        .select((expression) => expression.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const figures = await read.selectFrom('elderly').select(['id', 'serviceCount30d']).orderBy('id').execute();
    return {
      visits: await count('serviceApplication'),
      traces: await count('visitTrace'),
      figures: figures.map(({ id, serviceCount30d }) => `${id} ${serviceCount30d}`),
    };
  });
}

const inputIn = (product: Product, id: number) =>
  inDatabase(product, ({ read }) =>
    read.selectFrom('serviceInput').selectAll().where('id', '=', id).executeTakeFirst(),
  );

/** Waits the two minutes of the lease of an import, and the half minute between two runs of the job. */
function leaseRunsOut(product: Product, id: number) {
  return inDatabase(product, (database) =>
    database.write(async (transaction) => {
      await transaction.updateTable('serviceInput').set({ leaseEnd: 0 }).where('id', '=', id).execute();
      await transaction
        .updateTable('jobTurn')
        .set({ leaseEnd: 0, nextRun: 0 })
        .where('name', '=', 'serviceInput.endInterrupted')
        .execute();
      await bumpVersions(transaction, ['serviceInput']);
    }),
  );
}

/** Returns the contents in the file store that no row of the database refers to. */
async function strayFiles(product: Product): Promise<string[]> {
  const known = await inDatabase(product, ({ read }) => read.selectFrom('file').select('sha256').execute());
  const named = new Set(known.map(({ sha256 }) => String(sha256)));
  const found = readdirSync(join(product.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile() && !named.has(entry.name)).map(({ name }) => name);
}

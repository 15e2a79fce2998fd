import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import { fillMessage } from '../../../contract/problems';
import { openConsole } from '../../../harness/browser/openConsole';
import { inDatabase } from '../../../harness/inDatabase';
import type { Product } from '../../../harness/startProduct';
import packageTexts from '../../../src/core/kit/package/texts/zh-CN.json';
import { openPackage } from '../../server/builders/packages';
import { type ConsoleTexts, consoleTexts } from '../support/consoleTexts';
import { describeProduct, type ProductStage } from '../support/describeProduct';
import { RecordList } from '../support/forms/recordList';

const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const PACKAGES = '/jishan-smart/elderly-manage/elderly-package-manage';
/** Records of the small demo data. */
const DEMO_ELDERS = 120;

describeProduct('packages', (stage) => {
  let texts: ConsoleTexts;
  beforeAll(async () => {
    texts = await consoleTexts('zh-CN');
  });
  const open = async (path: string) => {
    const page = await openConsole(await stage.openPage(), stage.product, path);
    return new RecordList(page, texts);
  };

  describe('of a list', () => {
    it('are created for what it shows, report their progress, and match their manifest', async () => {
      const list = await open(ELDERS);
      const { page } = list;
      await page.getByRole('tab', { name: texts.elderly.quickFilters?.suspended ?? '' }).click();
      const { fields, choices } = texts.elderly;
      const shown = await list.showsOnly(fields.status ?? '', choices?.status?.suspended ?? '');
      await page.getByRole('button', { name: texts.kit.export.package, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: texts.kit.export.package });
      await dialog.getByRole('radio', { name: fillMessage(packageTexts.filtered, { smart_count: shown }) }).waitFor();
      await dialog.getByRole('button', { name: packageTexts.begin, exact: true }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: packageTexts.download, exact: true }).click();
      const { manifest, table } = openPackage(await contentOf(await download));
      expect(manifest).toMatchObject({
        kind: 'packageSelective.elderlyIO',
        filter: { status: 'suspended' },
        masked: true,
        rowCounts: { elderly: shown },
      });
      const rows = table('elderly.csv');
      expect(new Set(rows.map((row) => row[texts.elderly.fields.status ?? '']))).toEqual(
        new Set([texts.elderly.choices?.status?.suspended]),
      );
      expect(rows.every((row) => row[texts.elderly.fields.name ?? '']?.includes('*'))).toBe(true);
    });

    it('are listed among the user’s own, with their size and expiry', async () => {
      const { page } = await open(PACKAGES);
      const row = page.getByRole('row').filter({ hasText: '可下载' }).first();
      await row.getByText(/\d (千字节|kB|KB)/i).waitFor();
      const download = page.waitForEvent('download');
      await row.getByRole('button', { name: packageTexts.download, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^elderly_selective_\d{8}T\d{6}\.zip$/);
      expect(openPackage(await contentOf(file)).manifest.masked).toBe(true);
    });

    it('contain all data unmasked with a reason', async () => {
      const list = await open(ELDERS);
      const { page } = list;
      await list.shows({ from: 1, to: 20, total: DEMO_ELDERS });
      await page.getByRole('button', { name: texts.kit.export.package, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: texts.kit.export.package });
      await dialog.getByRole('radio', { name: packageTexts.unmasked }).click();
      await dialog.getByRole('button', { name: packageTexts.begin, exact: true }).click();
      const reason = dialog.getByRole('textbox').first();
      await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
      await reason.fill('民政局年度核查');
      await dialog.getByRole('button', { name: packageTexts.begin, exact: true }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: packageTexts.download, exact: true }).click();
      const { manifest, table } = openPackage(await contentOf(await download));
      expect(manifest.masked).toBe(false);
      expect(table('elderly.csv').some((row) => row[texts.elderly.fields.name ?? '']?.includes('*'))).toBe(false);
    });
  });

  it('are completed by the server that starts after one was killed, and leave nothing behind', async () => {
    const call = await api(stage);
    const begun = await Promise.all(
      [1, 2, 3].map(() => call<PackageResponse>('packageAll.serviceApplicationIO.open', { unmasked: false })),
    );
    await stage.product.kill9();
    await leasesRunOut(stage.product);
    await stage.product.restart();
    for (const { taskId } of begun) {
      const ask = () => call<PackageResponse>('packageAll.serviceApplicationIO.open', { taskId });
      await expect.poll(async () => (await ask()).status, { interval: 200 }).toMatch(/^(ready|failed)$/);
      const { status, url, message } = await ask();
      expect(status === 'ready' ? url : message).toBeTruthy();
    }
    expect(readdirSync(join(stage.product.dataDir, 'files', 'received'))).toEqual([]);
  });
});

/** Waits the half minute of the lease of a package, and the one between two runs of the job. */
function leasesRunOut(product: Product) {
  return inDatabase(product, ({ write }) =>
    write(async (transaction) => {
      await transaction
        .updateTable('serviceApplicationIO')
        .set({ leaseEnd: 0 })
        .where('status', '=', 'running')
        .execute();
      const looks = transaction.updateTable('jobTurn').set({ leaseEnd: 0, nextRun: 0 });
      await looks.where('name', '=', 'packages.resume').execute();
    }),
  );
}

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Calls as the first administrator, without a browser. */
async function api({ product }: ProductStage) {
  let token = '';
  const call = async <T>(name: string, params: object): Promise<T> => {
    const response = await fetch(`${product.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(params),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const { token: given } = await call<{ token: string }>('login.admin.open', {
    username: 'admin',
    password: product.adminPassword,
  });
  token = given;
  return call;
}

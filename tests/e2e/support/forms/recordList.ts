import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillMessage } from '../../../../contract/problems';
import type { ConsoleTexts } from '../consoleTexts';

/** A list page as users operate it. */
export class RecordList {
  constructor(
    readonly page: Page,
    readonly texts: ConsoleTexts,
  ) {}

  /** The row that contains this text. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Waits until the footer of the list shows this range. */
  async shows(range: { from: number; to: number; total: number }): Promise<void> {
    await this.page.getByText(fillMessage(this.texts.kit.list.range, range), { exact: true }).waitFor();
  }

  /** Waits until a column contains only this text; returns the number of rows. */
  async showsOnly(heading: string, text: string): Promise<number> {
    let rows: string[] = [];
    const look = async () => {
      rows = await this.column(heading);
      return new Set(rows);
    };
    await expect.poll(look).toEqual(new Set([text]));
    return rows.length;
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').first().fill(text);
  }

  /** Waits for the server's message in a toast. */
  async notice(text: string): Promise<void> {
    await this.page.getByRole('region', { name: this.texts.shell.toast.region }).getByText(text).first().waitFor();
  }

  /** Presses an action of a row, possibly in its menu of further actions, and returns its dialog. */
  async act(text: string, action: string): Promise<Locator> {
    const row = this.row(text);
    const direct = row.getByRole('button', { name: action, exact: true });
    await row.getByRole('button', { name: this.texts.kit.list.more }).waitFor();
    if ((await direct.count()) > 0) {
      await direct.click();
    } else {
      await row.getByRole('button', { name: this.texts.kit.list.more }).click();
      await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    }
    return this.page.getByRole('dialog', { name: action });
  }

  /** Presses a column's heading and waits until the column is in that order. */
  async sort(heading: string, order: 'ascending' | 'descending'): Promise<void> {
    await this.page.getByRole('button', { name: heading, exact: true }).click();
    await expect.poll(() => this.#order(heading)).toBe(order);
  }

  #order(heading: string): Promise<string | null> {
    return this.page.getByRole('columnheader', { name: heading }).getAttribute('aria-sort');
  }

  /** The texts of a column, from the top. */
  async column(heading: string): Promise<string[]> {
    await this.page.getByRole('columnheader', { name: heading }).first().waitFor();
    const headings = await this.page.getByRole('columnheader').allInnerTexts();
    const position = headings.findIndex((text) => text.trim() === heading) + 1;
    if (position === 0) throw new Error(`no column ${heading} among ${headings.join()}`);
    return this.page.locator(`tbody tr td:nth-child(${position})`).allInnerTexts();
  }

  /** Returns the file of the export button as text. */
  async exported(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: this.texts.kit.export.title, exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
  }
}

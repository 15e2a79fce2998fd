import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import { followRequests } from './untilQuiet';

/** The folder for screenshots of failed tests. */
const ARTEFACTS = process.env.TEST_ARTEFACTS ?? join(tmpdir(), 'console-test-artefacts');
/** Generous, because the speed of a shared machine is unrelated to the console. */
const ACTION_LIMIT_MS = scaledLimit(45_000);

/**
 * Opens a page in a new profile for the running test and closes it afterwards. A failing test leaves a screenshot in the
 * folder `TEST_ARTEFACTS`. An uncaught error or a violation of the content security policy fails the test.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Animations are rendered frame by frame, by a CPU that also runs other tests.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_LIMIT_MS);
  followRequests(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) await takePicture(page, task.name);
    await context.close();
    if (!failed) expect(complaints, 'errors in the page').toEqual([]);
  });
  return page;
}

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const path = join(ARTEFACTS, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
  console.error(`picture of the failed test: ${path} (${page.url()})`);
}

import { type Browser, chromium } from 'playwright-core';
import { requireBrowser } from '../../scripts/ensure-browser.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

/** Starts a headless Chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: FLAGS });
}

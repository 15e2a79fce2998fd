import { buildIfStale } from '../../../scripts/build.mjs';
import { requireBrowser } from '../../../scripts/ensure-browser.mjs';

/** Makes sure, before the first browser test, that there is a browser and that what is built is what is written. */
export default function setup(): void {
  requireBrowser();
  buildIfStale();
}

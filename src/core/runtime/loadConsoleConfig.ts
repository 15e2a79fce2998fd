import { CONFIG_ELEMENT } from '../../../contract/paths';
import { startedFetch } from '../http/startedFetch';
import { type ConsoleConfig, DEFAULT_CONSOLE_CONFIG, parseConsoleConfig } from '../registry/consoleConfig';
import { CONFIG_PATH, CONFIG_REQUEST } from './configRequest';

/**
 * Reads the operator's `console.config.json`: from the page, once, or by fetching it. Without the file the defaults hold; a file
 * that cannot be read is told in `faults` and the defaults hold too, because administrators have to get to work.
 */
export async function loadConsoleConfig(): Promise<{ config: ConsoleConfig; faults: string[] }> {
  try {
    const element = document.getElementById(CONFIG_ELEMENT);
    // Who signs in later, in the same page, is given what holds then.
    element?.remove();
    if (element?.textContent) return parseConsoleConfig(JSON.parse(element.textContent));
    const response = await startedFetch()(CONFIG_PATH, CONFIG_REQUEST);
    // A server that answers unknown files with its start page has no such file either.
    if (response.status === 404 || !response.headers.get('content-type')?.includes('json')) return defaults([]);
    if (!response.ok) return defaults([`${CONFIG_PATH}: HTTP ${response.status}`]);
    return parseConsoleConfig(await response.json());
  } catch (error) {
    return defaults([`${CONFIG_PATH}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

const defaults = (faults: string[]) => ({ config: DEFAULT_CONSOLE_CONFIG, faults });

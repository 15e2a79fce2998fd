import { CONFIG_ELEMENT } from '../../../contract/pages/paths';
import { fetchWithPreload } from '../http/fetchWithPreload';
import { type ConsoleConfig, DEFAULT_CONSOLE_CONFIG, parseConsoleConfig } from '../registry/consoleConfig';
import { CONFIG_PATH, CONFIG_REQUEST } from './configRequest';

/**
 * Reads the operator's `console.config.json`: once from the HTML, otherwise with a request. Without the file the defaults
 * apply. If the file is unreadable, the defaults apply too and `faults` gives the reason, so that administrators can work.
 */
export async function loadConsoleConfig(): Promise<{ config: ConsoleConfig; faults: string[] }> {
  try {
    const element = document.getElementById(CONFIG_ELEMENT);
    // Removed, so that a later sign-in in the same page fetches the current configuration.
    element?.remove();
    if (element?.textContent) return parseConsoleConfig(JSON.parse(element.textContent));
    const response = await fetchWithPreload(CONFIG_PATH, CONFIG_REQUEST);
    // Some servers answer unknown paths with their start page: then the file does not exist either.
    if (response.status === 404 || !response.headers.get('content-type')?.includes('json')) return defaults([]);
    if (!response.ok) return defaults([`${CONFIG_PATH}: HTTP ${response.status}`]);
    return parseConsoleConfig(await response.json());
  } catch (error) {
    return defaults([`${CONFIG_PATH}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

const defaults = (faults: string[]) => ({ config: DEFAULT_CONSOLE_CONFIG, faults });

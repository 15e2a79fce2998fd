import { COOKIE_PREFIX } from '../../contract/constants';
import { withStorage } from '../core/storage/withStorage';

const KEY = `${COOKIE_PREFIX}public:login`;

/** Stores the colors of the login page for the next visit in this browser. */
export function storeLoginVariables(variables: Record<string, string>): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(variables)));
}

/** Applies the stored colors to the prerendered login page. The calling script must carry the page's CSP nonce. */
export function applyStoredVariables(): void {
  withStorage((storage) => {
    const stored = storage.getItem(KEY);
    if (!stored) return;
    const sheet = document.createElement('style');
    sheet.nonce = document.currentScript?.nonce ?? '';
    // The doubled class raises the specificity above the page's own style sheet, which sets the same variables.
    sheet.textContent = '.login.login{}';
    document.head.append(sheet);
    const rule = sheet.sheet?.cssRules[0];
    if (!(rule instanceof CSSStyleRule)) return;
    for (const [name, value] of Object.entries(JSON.parse(stored))) rule.style.setProperty(name, String(value));
  });
}

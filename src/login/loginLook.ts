import { COOKIE_PREFIX } from '../../contract/constants';
import { withStorage } from '../core/storage/withStorage';

const KEY = `${COOKIE_PREFIX}public:login`;

/** Keeps the colours of the login page, for the next time it is opened on this browser. */
export function keepLook(variables: Record<string, string>): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(variables)));
}

/** Gives the login page that stands in the HTML the colours of last time. Called by a script that carries the page's nonce. */
export function showLook(): void {
  withStorage((storage) => {
    const kept = storage.getItem(KEY);
    if (!kept) return;
    const sheet = document.createElement('style');
    sheet.nonce = document.currentScript?.nonce ?? '';
    // Twice, because the page's own style sheet has the first colours by the same name.
    sheet.textContent = '.login.login{}';
    document.head.append(sheet);
    const rule = sheet.sheet?.cssRules[0];
    if (!(rule instanceof CSSStyleRule)) return;
    for (const [name, value] of Object.entries(JSON.parse(kept))) rule.style.setProperty(name, String(value));
  });
}

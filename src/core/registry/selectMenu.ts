import { isHttpUrl } from './consoleConfig';

/** Effect of selecting a menu entry (spec §2). */
export type MenuTarget =
  | { kind: 'placeholder' }
  | { kind: 'external'; url: string }
  | { kind: 'internal'; path: string };

/**
 * An empty entry only shows a warning, an http(s) address opens a new tab, everything else is a page
 * of the console (spec §2).
 */
export function menuTargetOf(to: string | undefined): MenuTarget {
  if (!to) return { kind: 'placeholder' };
  return isHttpUrl(to) ? { kind: 'external', url: to } : { kind: 'internal', path: to };
}

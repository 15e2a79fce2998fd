import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { menuTargetOf } from '../registry/selectMenu';
import { toastStore } from './toast/toastStore';

/** Props for a menu entry's link, by the rules of spec §2. */
export interface MenuLink {
  /** For `<a href>` or the router's link; a placeholder has none. */
  to?: string;
  isExternal: boolean;
  onClick?: (event: MouseEvent) => void;
}

/**
 * Returns a function that converts a menu entry's address to a link: pages open inside, http(s) in a new tab,
 * placeholders show a warning.
 */
export function useMenuLink(): (to: string) => MenuLink {
  const translate = useTranslate();
  return (to) => {
    const selection = menuTargetOf(to);
    if (selection.kind === 'internal') return { to: selection.path, isExternal: false };
    if (selection.kind === 'external') return { to: selection.url, isExternal: true };
    return {
      isExternal: false,
      onClick: () => toastStore.push({ type: 'warning', message: translate('console.menu.temporary') }),
    };
  };
}

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { logStore } from '../log';
import { useIsSettled } from '../runtime/useIsSettled';
import type { OpenedMenuProps } from './OpenedMenu';
import { toastStore } from './toast/toastStore';

interface LateMenuProps extends Omit<OpenedMenuProps, 'open' | 'anchorEl' | 'anchorPosition' | 'anchorReference'> {
  /** What it opens at: an element, or a place in CSS pixels of the window; closed while there is none. */
  anchor: Element | { left: number; top: number } | null;
  onClose: () => void;
}

/** Of all menus, once it has been fetched. */
let fetched: ComponentType<OpenedMenuProps> | undefined;

/** A menu of which nothing is made before it is opened for the first time; its code comes once the page is there. */
export function LateMenu({ anchor, onClose, ...props }: LateMenuProps) {
  const translate = useTranslate();
  const isOpen = anchor !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [OwnMenu, setMenu] = useState<ComponentType<OpenedMenuProps>>();
  const Menu = OwnMenu ?? fetched;
  const isSettled = useIsSettled();
  useEffect(() => {
    if (isSettled) fetchMenu().catch(() => undefined);
  }, [isSettled]);
  const fail = useEffectEvent((cause: unknown) => {
    // Told, and nothing else is lost; the next click tries again.
    logStore.push({ message: 'LOAD_FAILED menu', type: 'danger' }, cause);
    toastStore.push({ type: 'error', message: translate('console.state.loadText') });
    onClose();
  });
  const isAwaited = isOpen && !Menu;
  useEffect(() => {
    if (isAwaited) fetchMenu().then((menu) => setMenu(() => menu), fail);
  }, [isAwaited]);
  if (!Menu || !wasOpen) return null;
  const place =
    anchor === null || anchor instanceof Element
      ? { anchorEl: anchor }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor };
  return <Menu {...props} {...place} onClose={onClose} open={isOpen} />;
}

async function fetchMenu(): Promise<ComponentType<OpenedMenuProps>> {
  fetched ??= (await import('./OpenedMenu')).default;
  return fetched;
}

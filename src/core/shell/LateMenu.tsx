import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { logStore } from '../log';
import { useIsSettled } from '../runtime/useIsSettled';
import type { OpenedMenuProps } from './OpenedMenu';
import { toastStore } from './toast/toastStore';

interface LateMenuProps extends Omit<OpenedMenuProps, 'open' | 'anchorEl' | 'anchorPosition' | 'anchorReference'> {
  /** Anchor: an element, or a position in CSS pixels of the window; null while closed. */
  anchor: Element | { left: number; top: number } | null;
  onClose: () => void;
}

/** The menu's code, shared by all menus once it has loaded. */
let fetched: ComponentType<OpenedMenuProps> | undefined;

/** A menu that is not rendered before it is first opened; its code is preloaded after the page is shown. */
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
    // Shown to the user; everything else keeps working, and the next click tries again.
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

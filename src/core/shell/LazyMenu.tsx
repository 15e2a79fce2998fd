import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { logStore } from '../log';
import { useIsPageIdle } from '../runtime/useIsPageIdle';
import type { OpenedMenuProps } from './OpenedMenu';
import { toastStore } from './toast/toastStore';

interface LazyMenuProps extends Omit<OpenedMenuProps, 'open' | 'anchorEl' | 'anchorPosition' | 'anchorReference'> {
  /** Anchor: an element, or a position in CSS pixels of the window; null while closed. */
  anchor: Element | { left: number; top: number } | null;
  onClose: () => void;
}

/** The menu's code, shared by all menus once it has loaded. */
let loadedMenu: ComponentType<OpenedMenuProps> | undefined;

/** A menu that is not rendered before it is first opened; its code is preloaded after the page is shown. */
export function LazyMenu({ anchor, onClose, ...props }: LazyMenuProps) {
  const translate = useTranslate();
  const isOpen = anchor !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [OwnMenu, setMenu] = useState<ComponentType<OpenedMenuProps>>();
  const Menu = OwnMenu ?? loadedMenu;
  const isSettled = useIsPageIdle();
  useEffect(() => {
    if (isSettled) loadMenu().catch(() => undefined);
  }, [isSettled]);
  const onLoadError = useEffectEvent((cause: unknown) => {
    // Shown to the user; everything else keeps working, and the next click tries again.
    logStore.push({ message: 'LOAD_FAILED menu', type: 'danger' }, cause);
    toastStore.push({ type: 'error', message: translate('console.state.loadText') });
    onClose();
  });
  const isLoading = isOpen && !Menu;
  useEffect(() => {
    if (isLoading) loadMenu().then((menu) => setMenu(() => menu), onLoadError);
  }, [isLoading]);
  if (!Menu || !wasOpen) return null;
  const anchorProps =
    anchor === null || anchor instanceof Element
      ? { anchorEl: anchor }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor };
  return <Menu {...props} {...anchorProps} onClose={onClose} open={isOpen} />;
}

async function loadMenu(): Promise<ComponentType<OpenedMenuProps>> {
  loadedMenu ??= (await import('./OpenedMenu')).default;
  return loadedMenu;
}

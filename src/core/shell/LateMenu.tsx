import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsSettled } from '../runtime/useIsSettled';
import type { OpenedMenuProps } from './OpenedMenu';

const loadMenu = () => import('./OpenedMenu');
const OpenedMenu = lazy(loadMenu);

interface LateMenuProps extends Omit<OpenedMenuProps, 'open' | 'anchorEl'> {
  /** The element it opens at; closed while there is none. */
  anchor: Element | null;
}

/** A menu of which nothing is made before it is opened for the first time; its code comes once the page is there. */
export function LateMenu({ anchor, ...props }: LateMenuProps) {
  const isOpen = anchor !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isSettled = useIsSettled();
  useEffect(() => {
    if (isSettled) loadMenu().catch(() => undefined);
  }, [isSettled]);
  return wasOpen ? (
    <Suspense fallback={null}>
      <OpenedMenu {...props} anchorEl={anchor} open={isOpen} />
    </Suspense>
  ) : null;
}

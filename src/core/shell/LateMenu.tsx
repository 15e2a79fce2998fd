import { Menu, type MenuProps } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface LateMenuProps extends Omit<MenuProps, 'open' | 'children' | 'anchorEl'> {
  /** The element it opens at; closed while there is none. */
  anchor: Element | null;
  /** Made when it is opened for the first time. */
  items: () => ReactNode;
}

/** A menu of which nothing is made before it is opened for the first time. */
export function LateMenu({ anchor, items, ...props }: LateMenuProps) {
  const isOpen = anchor !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Menu {...props} anchorEl={anchor} open={isOpen}>
      {items()}
    </Menu>
  ) : null;
}

import { Divider, ListItemIcon, Menu, MenuItem, type MenuProps } from '@mui/material';
import type { ReactNode } from 'react';

const PARTS = { Divider, ListItemIcon, MenuItem };

/** Components for a menu's entries. */
export type MenuParts = typeof PARTS;

export interface OpenedMenuProps extends Omit<MenuProps, 'children'> {
  items: (parts: MenuParts) => ReactNode;
}

/** A menu with the code of its components, lazy-loaded by `LazyMenu`. */
export default function OpenedMenu({ items, ...props }: OpenedMenuProps) {
  return <Menu {...props}>{items(PARTS)}</Menu>;
}

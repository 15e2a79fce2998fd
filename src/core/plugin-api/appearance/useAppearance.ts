import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import type { ComponentSize } from '../../../../contract/constants';
import { APPEARANCE_KEYS, type Appearance, type ColorMode, toAppearance } from '../../theme/appearance';

/** Returns the appearance of the console; updates on every change, even one in another window. */
export function useAppearance(): Appearance {
  const [theme] = useStore<unknown>(APPEARANCE_KEYS.theme);
  const [color] = useStore<unknown>(APPEARANCE_KEYS.color);
  const [size] = useStore<unknown>(APPEARANCE_KEYS.size);
  const [mode] = useStore<unknown>(APPEARANCE_KEYS.mode);
  return useMemo(() => toAppearance({ theme, color, size, mode }), [theme, color, size, mode]);
}

export interface AppearanceChange {
  theme?: string;
  color?: string;
  size?: ComponentSize;
  mode?: ColorMode;
}

/** Changes the appearance and stores it for the user. An unknown theme becomes the first, an empty color the default. */
export function useSetAppearance(): (change: AppearanceChange) => void {
  const { setItem } = useStoreContext();
  return (change) => {
    const { theme, color, size, mode } = toAppearance(change);
    if (change.theme !== undefined) setItem(APPEARANCE_KEYS.theme, theme.name);
    if (change.color !== undefined) setItem(APPEARANCE_KEYS.color, color);
    if (change.size !== undefined) setItem(APPEARANCE_KEYS.size, size);
    if (change.mode !== undefined) setItem(APPEARANCE_KEYS.mode, mode);
  };
}

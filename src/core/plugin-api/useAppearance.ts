import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import type { ComponentSize } from '../../../contract/constants';
import { APPEARANCE_KEYS, type Appearance, toAppearance } from '../theme/appearance';

/** How the administrator's console looks; follows every change, also one made in another window. */
export function useAppearance(): Appearance {
  const [theme] = useStore<unknown>(APPEARANCE_KEYS.theme);
  const [color] = useStore<unknown>(APPEARANCE_KEYS.color);
  const [size] = useStore<unknown>(APPEARANCE_KEYS.size);
  return useMemo(() => toAppearance({ theme, color, size }), [theme, color, size]);
}

/** Changes the look at once and keeps it for the user; an unknown theme becomes the first, an empty colour the default. */
export function useSetAppearance(): (change: { theme?: string; color?: string; size?: ComponentSize }) => void {
  const { setItem } = useStoreContext();
  return (change) => {
    const { theme, color, size } = toAppearance(change);
    if (change.theme !== undefined) setItem(APPEARANCE_KEYS.theme, theme.name);
    if (change.color !== undefined) setItem(APPEARANCE_KEYS.color, color);
    if (change.size !== undefined) setItem(APPEARANCE_KEYS.size, size);
  };
}

import MoreVertIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderButton } from '../header/HeaderButton';
import { LazyMenu } from '../LazyMenu';
import type { MenuParts } from '../OpenedMenu';
import type { Favourites } from './useFavourites';

interface FavouriteToolsProps {
  path: string;
  title: string;
  favourites: Favourites;
  /** Paths of the adjacent favorites. */
  previousPath: string | undefined;
  nextPath: string | undefined;
}

/** Moves a favorite up or down, or removes it. */
export function FavouriteTools({
  path,
  title,
  favourites: { move, remove },
  previousPath,
  nextPath,
}: FavouriteToolsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = ({ MenuItem }: MenuParts, key: string, action: (() => void) | undefined) => (
    <MenuItem
      key={key}
      disabled={!action}
      onClick={() => {
        setAnchor(null);
        action?.();
      }}
    >
      {translate(`console.favourites.${key}`)}
    </MenuItem>
  );
  return (
    <>
      <HeaderButton
        label={translate('console.favourites.more', { title })}
        icon={<MoreVertIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="shell-tool-narrow shell-favourite-tools"
      />
      <LazyMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={(parts) => [
          item(parts, 'up', previousPath === undefined ? undefined : () => move(path, previousPath)),
          item(parts, 'down', nextPath === undefined ? undefined : () => move(path, nextPath)),
          item(parts, 'remove', () => remove(path)),
        ]}
      />
    </>
  );
}

import MoreVertIcon from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderButton } from '../header/HeaderButton';
import { LateMenu } from '../LateMenu';
import type { MenuParts } from '../OpenedMenu';
import type { Favourites } from './useFavourites';

interface FavouriteToolsProps {
  path: string;
  title: string;
  favourites: Favourites;
  /** Paths of the adjacent favorites. */
  before: string | undefined;
  after: string | undefined;
}

/** Moves a favorite up or down, or removes it. */
export function FavouriteTools({ path, title, favourites: { move, remove }, before, after }: FavouriteToolsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = ({ MenuItem }: MenuParts, key: string, act: (() => void) | undefined) => (
    <MenuItem
      key={key}
      disabled={!act}
      onClick={() => {
        setAnchor(null);
        act?.();
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
      <LateMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={(parts) => [
          item(parts, 'up', before === undefined ? undefined : () => move(path, before)),
          item(parts, 'down', after === undefined ? undefined : () => move(path, after)),
          item(parts, 'remove', () => remove(path)),
        ]}
      />
    </>
  );
}

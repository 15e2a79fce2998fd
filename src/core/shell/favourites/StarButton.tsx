import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useTranslate } from 'react-admin';
import { useHost } from '../../plugin-api/host/HostContext';
import { HeaderButton } from '../header/HeaderButton';
import { useFavourites } from './useFavourites';

/** Adds the page at `path` to the favorites, or removes it; absent on pages of single records. */
export function StarButton({ path }: { path: string }) {
  const translate = useTranslate();
  const { pages } = useHost();
  const { has, add, remove } = useFavourites();
  if (!pages.some((page) => page.path === path)) return null;
  const isFavourite = has(path);
  return (
    <HeaderButton
      label={translate(isFavourite ? 'console.favourites.remove' : 'console.favourites.add')}
      icon={isFavourite ? <StarIcon /> : <StarBorderIcon />}
      aria-pressed={isFavourite}
      onClick={() => (isFavourite ? remove(path) : add(path))}
      className="shell-star"
    />
  );
}

import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { AsideItem } from '../aside/AsideItem';
import { FavouriteTools } from './FavouriteTools';
import { useFavourites } from './useFavourites';

interface FavouriteMenuProps {
  isCollapsed: boolean;
  onChoose?: () => void;
}

/** The user's favorite pages, above those of the section; absent without favorites. */
export function FavouriteMenu({ isCollapsed, onChoose }: FavouriteMenuProps) {
  const translate = useTranslate();
  const title = useId();
  const favourites = useFavourites();
  const { pages } = favourites;
  if (pages.length === 0) return null;
  return (
    <div className="shell-favourites">
      <h2 id={title} className={isCollapsed ? 'shell-unseen' : undefined}>
        {translate('console.favourites.title')}
      </h2>
      <ul className="shell-entries" aria-labelledby={title}>
        {pages.map(({ path, label, icon }, at) => (
          <li key={path}>
            <AsideItem
              entry={{ key: path, to: path, title: label, icon }}
              isCurrent={false}
              isCollapsed={isCollapsed}
              onChoose={onChoose}
            />
            {!isCollapsed && (
              <FavouriteTools
                path={path}
                title={translate(label)}
                favourites={favourites}
                previousPath={pages[at - 1]?.path}
                nextPath={pages[at + 1]?.path}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

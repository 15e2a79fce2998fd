import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PageMenus, useMenuControl } from '../../../../../core/plugin-api';

export default function StoreMenu() {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<keyof typeof menus>('none');
  // Memoized, so that the menus are registered only when they change.
  const menus = useMemo(() => {
    const text = (key: string) => translate(`demo.storeMenu.${key}`);
    return {
      none: {},
      aside: {
        aside: [
          { path: '/demo/playground/store/menu', title: 'demo.titles.storeMenu' },
          { path: '/demo/playground/store/page', title: 'demo.titles.storePage' },
          { path: 'https://developer.mozilla.org/', title: text('web') },
          { path: '', title: text('placeholder') },
        ],
      },
      asideEmpty: { aside: [] },
      top: {
        top: [
          { path: '/index', title: text('home') },
          { path: '', title: text('placeholder') },
        ],
      },
    } satisfies Record<string, PageMenus>;
  }, [translate]);
  useMenuControl(menus[chosen]);
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={chosen}
      onChange={(_, next: keyof typeof menus | null) => next && setChosen(next)}
      aria-label={translate('demo.storeMenu.label')}
    >
      {Object.keys(menus).map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`demo.storeMenu.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { memo } from 'react';
import { ColorButton } from '../appearance/ColorButton';
import { SizeMenu } from '../appearance/SizeMenu';
import { ThemeButton } from '../appearance/ThemeButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from './LanguageMenu';

/** Tools that change the appearance, in the order of spec §2; in the header, or in the drawer on narrow screens. */
export const ViewTools = memo(function ViewTools() {
  return (
    <>
      <FullscreenButton />
      <ThemeButton />
      <SizeMenu />
      <LanguageMenu />
      <ColorButton />
    </>
  );
});

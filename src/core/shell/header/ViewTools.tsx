import { memo } from 'react';
import { ColorButton } from '../appearance/ColorButton';
import { SizeMenu } from '../appearance/SizeMenu';
import { ThemeButton } from '../appearance/ThemeButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from './LanguageMenu';

/** What changes how the console is seen, in the order of spec §2; in the header, or in the drawer of narrow screens. */
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

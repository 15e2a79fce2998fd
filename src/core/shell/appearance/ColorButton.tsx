import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../../plugin-api';
import { HeaderButton } from '../header/HeaderButton';

const ColorPopover = lazy(() => import('./ColorPopover'));

/** Shows the primary color and opens the color picker. */
export function ColorButton() {
  const translate = useTranslate();
  const { color } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const open = (element: HTMLElement) => {
    setAnchor(element);
    setWasOpen(true);
  };
  return (
    <>
      <HeaderButton
        label={translate('console.color.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        icon={<span className="shell-color" style={{ background: color }} />}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <ColorPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

import DiamondOutlinedIcon from '@mui/icons-material/DiamondOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderButton } from '../header/HeaderButton';

const ThemeDialog = lazy(() => import('./ThemeDialog'));

/** Opens the theme dialog. */
export function ThemeButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <HeaderButton
        label={translate('console.theme.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        icon={<DiamondOutlinedIcon />}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <ThemeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import TranslateIcon from '@mui/icons-material/Translate';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../../../contract/constants';
import { DOCUMENT_LANGUAGE, LOCALE_NAMES } from '../../i18n/locale';
import { LazyMenu } from '../LazyMenu';
import { HeaderButton } from './HeaderButton';
import { useChangeLanguage } from './useChangeLanguage';

/** Selects the console's language. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, change] = useChangeLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: Locale) => {
    setAnchor(null);
    void change(next);
  };
  return (
    <>
      <HeaderButton
        label={translate('console.header.language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        icon={<TranslateIcon />}
      />
      <LazyMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={({ MenuItem }) =>
          LOCALES.map((code) => (
            <MenuItem
              key={code}
              lang={DOCUMENT_LANGUAGE[code]}
              role="menuitemradio"
              aria-checked={code === locale}
              selected={code === locale}
              onClick={() => choose(code)}
            >
              {LOCALE_NAMES[code]}
            </MenuItem>
          ))
        }
      />
    </>
  );
}

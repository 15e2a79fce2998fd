import TranslateIcon from '@mui/icons-material/Translate';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../../../contract/constants';
import { loadConsoleTexts } from '../../i18n/loadConsoleTexts';
import { DOCUMENT_LANGUAGE, LOCALE_NAMES } from '../../i18n/locale';
import { loadMuiTexts } from '../../i18n/mui/loadMuiTexts';
import { logStore } from '../../log';
import { LazyMenu } from '../LazyMenu';
import { toastStore } from '../toast/toastStore';
import { HeaderButton } from './HeaderButton';

/** Selects the console's language. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: Locale) => {
    setAnchor(null);
    if (next !== locale) void change(next);
  };
  const change = async (next: Locale) => {
    try {
      // Load the new language first: the confirmation uses it, and if loading fails, nothing changes.
      const [{ header }] = await Promise.all([loadConsoleTexts(next), loadMuiTexts(next)]);
      setLocale(next);
      const message = header.languageChanged.replace('%{name}', LOCALE_NAMES[next]).replace('%{code}', next);
      toastStore.push({ type: 'success', message });
    } catch (error) {
      logStore.push({ message: `LOAD_FAILED texts ${next}`, type: 'danger' }, error);
      toastStore.push({ type: 'error', message: translate('console.header.languageFailed') });
    }
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

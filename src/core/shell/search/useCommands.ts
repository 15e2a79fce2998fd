import AddIcon from '@mui/icons-material/Add';
import ContrastIcon from '@mui/icons-material/Contrast';
import DiamondOutlinedIcon from '@mui/icons-material/DiamondOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { LOCALES } from '../../../../contract/constants';
import { LOCALE_NAMES } from '../../i18n/locale';
import { useSetAppearance } from '../../plugin-api';
import type { AppearanceChange } from '../../plugin-api/appearance/useAppearance';
import { useAllowedForms } from '../../plugin-api/pages/useAllowedPages';
import { COLOR_MODES } from '../../theme/appearance';
import { THEMES } from '../../theme/themes';
import { useChangeLanguage } from '../header/useChangeLanguage';
import type { SearchablePage } from './createPageSearch';

/** Something that the search can do instead of opening a page. */
export interface Command extends SearchablePage {
  run: () => void;
}

interface CommandOptions {
  go: (path: string) => void;
  onClose: () => void;
  showShortcuts: () => void;
}

/** Returns what the administrator can do from the search: create records, and change appearance and language. */
export function useCommands({ go, onClose, showShortcuts }: CommandOptions): Command[] {
  const translate = useTranslate();
  const forms = useAllowedForms();
  const setAppearance = useSetAppearance();
  const [, changeLanguage] = useChangeLanguage();
  const command = (
    id: string,
    icon: ComponentType,
    [group, name]: readonly [string, string],
    run: () => void,
  ): Command => ({
    // Unlike the address of any page.
    page: { path: `command:${id}`, label: group, icon },
    title: `${group} · ${name}`,
    fullTitle: group + name,
    run,
  });
  const change = (appearance: AppearanceChange) => {
    onClose();
    setAppearance(appearance);
  };
  return [
    ...forms.map(({ path, label }) =>
      command(path, AddIcon, [translate('console.page.create'), translate(label)], () => go(path)),
    ),
    ...COLOR_MODES.map((mode) =>
      command(
        `mode-${mode}`,
        ContrastIcon,
        [translate('console.theme.mode.title'), translate(`console.theme.mode.${mode}`)],
        () => change({ mode }),
      ),
    ),
    ...THEMES.map(({ name }) =>
      command(
        `theme-${name}`,
        DiamondOutlinedIcon,
        [translate('console.theme.title'), translate(`console.theme.names.${name}`)],
        () => change({ theme: name }),
      ),
    ),
    ...LOCALES.map((locale) =>
      command(`language-${locale}`, TranslateIcon, [translate('console.header.language'), LOCALE_NAMES[locale]], () => {
        onClose();
        void changeLanguage(locale);
      }),
    ),
    command(
      'shortcuts',
      KeyboardIcon,
      [translate('console.help.title'), translate('console.shortcuts.title')],
      showShortcuts,
    ),
  ];
}

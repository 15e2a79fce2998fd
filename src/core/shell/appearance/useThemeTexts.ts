import { useTranslate } from 'react-admin';
import { useAppearance } from '../../plugin-api';
import { type ThemeTexts, themeTexts } from '../../theme/themeTexts';
import { useConsole } from '../ConsoleContext';

/** Returns wordmark and footer of the administrator's theme. */
export function useThemeTexts(): ThemeTexts {
  const translate = useTranslate();
  const { config } = useConsole();
  const { theme } = useAppearance();
  return themeTexts(theme, config.site, translate('console.product'));
}

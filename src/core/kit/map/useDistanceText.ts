import { useLocaleState, useTranslate } from 'react-admin';

const METRES_PER_KILOMETRE = 1000;

/** Returns a function that formats meters: whole meters below a kilometer, then kilometers with one decimal. */
export function useDistanceText(): (metres: number) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (metres) => {
    const isFar = metres >= METRES_PER_KILOMETRE;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: isFar ? 1 : 0 });
    return isFar
      ? translate('kit.map.kilometres', { count: number.format(metres / METRES_PER_KILOMETRE) })
      : translate('kit.map.metres', { count: number.format(metres) });
  };
}

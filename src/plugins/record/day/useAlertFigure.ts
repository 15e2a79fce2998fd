import { useLocaleState, useTranslate } from 'react-admin';
import type { FindingCode } from '../entities/alerts/alertCodes';
import { alertUnitOf, alertUnitScale } from '../entities/alerts/alertUnits';

/** Returns a function that formats the value or limit of an alert with its unit. */
export function useAlertFigure(): (code: string, value: number) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (code, value) => {
    const unit = alertUnitOf[code as FindingCode];
    const scaled = value / ((unit && alertUnitScale[unit]) ?? 1);
    const text = scaled.toLocaleString(locale);
    return unit ? translate(`record-manage.units.${unit}`, { value: text }) : text;
  };
}

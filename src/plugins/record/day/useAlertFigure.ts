import { useLocaleState, useTranslate } from 'react-admin';
import type { FindingCode } from '../entities/alertCodes';
import { alertUnitOf, alertUnitScale } from '../entities/alertUnits';

/** Writes a value that was found, or its limit, with the unit of what was found. */
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

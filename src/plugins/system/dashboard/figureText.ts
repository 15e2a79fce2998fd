import type { useTranslate } from 'react-admin';
import type { PanelFigure } from '../entities/mainPanel';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import type { FigureView } from './panelView';

type Translate = ReturnType<typeof useTranslate>;

/** Returns the custom name of a figure, or its default name. */
export function figureName({ label, title }: Pick<FigureView, 'label' | 'title'>, translate: Translate): string {
  return title ?? translate(label);
}

/** Formats a value with its unit; a dash for null. */
export function valueText(
  value: number | null,
  { unit }: Pick<PanelFigure, 'unit'>,
  { translate, locale }: { translate: Translate; locale: string },
): string {
  if (value === null) return '—';
  if (unit === 'yuan') {
    return value.toLocaleString(locale, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' });
  }
  const number = value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return unit === 'count' ? number : translate(`system-manage.dashboard.units.${unit}`, { number });
}

/** Formats a change as an arrow with its size; undefined without a change. */
export function changeText(figure: FigureView, texts: { translate: Translate; locale: string }): string | undefined {
  const { change, unit } = figure;
  if (!change) return undefined;
  const { translate, locale } = texts;
  const magnitude = Math.abs(change.delta);
  const number = magnitude.toLocaleString(locale, { maximumFractionDigits: 1 });
  if (magnitude === 0) return translate('system-manage.dashboard.change.same');
  const by = change.isPercent
    ? `${number}%`
    : unit === 'percent'
      ? translate('system-manage.dashboard.change.points', { number })
      : valueText(magnitude, figure, texts);
  return translate(`system-manage.dashboard.change.${change.delta > 0 ? 'up' : 'down'}`, { by });
}

/** Returns the target of a figure for a period. Targets of amounts refer to a month, so that they apply to months only. */
function targetOf({ target, unit }: PanelFigure, period: PanelPeriodCode): number | null {
  const isAmount = unit === 'count' || unit === 'hours' || unit === 'yuan';
  return isAmount && period !== 'month' ? null : target;
}

/** Returns the notes below a value besides its change: whether it was entered manually, and its target. */
export function figureNote(
  figure: FigureView,
  texts: { translate: Translate; locale: string; period: PanelPeriodCode },
): string | undefined {
  const { translate } = texts;
  const target = targetOf(figure, texts.period);
  const parts = [
    ...(figure.mode === 'manual' ? [translate('system-manage.dashboard.manual')] : []),
    ...(target === null
      ? []
      : [translate('system-manage.dashboard.target', { target: valueText(target, figure, texts) })]),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

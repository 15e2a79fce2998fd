import type { useTranslate } from 'react-admin';
import type { PanelFigure } from '../entities/mainPanel';
import type { FigureView } from './panelView';

type Translate = ReturnType<typeof useTranslate>;

/** How a figure is called: by its own name, or as usual. */
export function figureName({ label, title }: Pick<FigureView, 'label' | 'title'>, translate: Translate): string {
  return title ?? translate(label);
}

/** A value in its unit; a dash where there is none. */
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

/** What stands below a value: that it was entered by hand, and what it should be. */
export function figureNote(figure: PanelFigure, texts: { translate: Translate; locale: string }): string | undefined {
  const { translate } = texts;
  const parts = [
    ...(figure.mode === 'manual' ? [translate('system-manage.dashboard.manual')] : []),
    ...(figure.target === null
      ? []
      : [translate('system-manage.dashboard.target', { target: valueText(figure.target, figure, texts) })]),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

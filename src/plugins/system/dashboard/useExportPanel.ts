import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, formatMoment, saveCsv } from '../../../core/kit';
import { dataSystem } from '../entities/dataSystem';
import { changeText, figureName, valueText } from './figureText';
import type { PanelView } from './panelView';

/** Returns a function that exports the figures of the panel as a table. */
export function useExportPanel(): (view: PanelView) => Promise<void> {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return async ({ panel: { title, asOf }, period, figures }) => {
    const name = title ?? translate('system-manage.pages.dataSystem');
    const label = (field: string) => translate(fieldLabel(dataSystem, field));
    await saveCsv({
      name: `${name}-${translate(`entities.dataSystem.choices.selectMainPanel_period.${period}`)}-${formatMoment(asOf).replace(/[: ]/g, '')}.csv`,
      headings: [
        translate('system-manage.dashboard.topic'),
        label('items_key'),
        translate('system-manage.dashboard.value'),
        translate(`system-manage.dashboard.against.${period}`),
        label('items_mode'),
        translate('system-manage.dashboard.counted'),
        label('items_target'),
      ],
      rows: figures
        .filter(({ visible }) => visible)
        .map((figure) => [
          translate(figure.groupLabel),
          figureName(figure, translate),
          valueText(figure.value, figure, { translate, locale }),
          changeText(figure, { translate, locale }) ?? '',
          translate(choiceLabel(dataSystem, 'items_mode', figure.mode)),
          valueText(figure.autoValue, figure, { translate, locale }),
          figure.target === null ? '' : valueText(figure.target, figure, { translate, locale }),
        ]),
    });
  };
}

import { useLocaleState, useTranslate } from 'react-admin';
import type { MainPanel } from '../../../../contract/system/mainPanel';
import { panelGroups } from '../../../../contract/system/panelFigures';
import { Figure, FigureGroup, type FigureProps } from '../../../core/kit';
import { figureName, figureNote, valueText } from './figureText';

/** Figures that call for somebody when they are not 0. */
const tones: Readonly<Record<string, FigureProps['tone']>> = {
  openHigh: 'danger',
  openMedium: 'warning',
  notServedMonth: 'warning',
  attendantsPending: 'warning',
  certsExpiring: 'warning',
};

/** The visible figures by topic. */
export function PanelFigures({ panel: { figures } }: { panel: MainPanel }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const visible = figures.filter((figure) => figure.visible);
  return panelGroups
    .map((group) => ({ group, members: visible.filter((figure) => figure.group === group) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => (
      <FigureGroup key={group} label={`system-manage.dashboard.groups.${group}`}>
        {members.map((figure) => (
          <Figure
            key={figure.key}
            label={figureName(figure, translate)}
            value={figure.value === 0 ? 0 : valueText(figure.value, figure, { translate, locale })}
            tone={figure.value ? tones[figure.key] : undefined}
            note={figureNote(figure, { translate, locale })}
          />
        ))}
      </FigureGroup>
    ));
}

import { useLocaleState, useTranslate } from 'react-admin';
import type { MainPanel } from '../../../../contract/system/mainPanel';
import { panelGroups } from '../../../../contract/system/panelFigures';
import { membershipLink, panelLinks } from '../../../../contract/system/panelLinks';
import { FigureGroup, type FigureProps, today } from '../../../core/kit';
import { figureName, figureNote, valueText } from './figureText';
import { LinkedFigure } from './LinkedFigure';

/** Figures that call for somebody when they are not 0. */
const tones: Readonly<Record<string, FigureProps['tone']>> = {
  openHigh: 'danger',
  openMedium: 'warning',
  notServedMonth: 'warning',
  attendantsPending: 'warning',
  certsExpiring: 'warning',
  followUpsOverdue: 'danger',
  doctorsPending: 'warning',
  licencesExpiring: 'warning',
};

/** The visible figures by topic, each a link to what it counts; and the levels of membership. */
export function PanelFigures({ panel: { figures, memberships, aloneId } }: { panel: MainPanel }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const day = today();
  const links = panelLinks({ today: day, aloneId });
  const visible = figures.filter((figure) => figure.visible);
  return (
    <>
      {panelGroups
        .map((group) => ({ group, members: visible.filter((figure) => figure.group === group) }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <FigureGroup key={group} label={`system-manage.dashboard.groups.${group}`}>
            {members.map((figure) => (
              <LinkedFigure
                key={figure.key}
                link={links[figure.key]}
                label={figureName(figure, translate)}
                value={figure.value === 0 ? 0 : valueText(figure.value, figure, { translate, locale })}
                tone={figure.value ? tones[figure.key] : undefined}
                note={figureNote(figure, { translate, locale })}
              />
            ))}
          </FigureGroup>
        ))}
      {memberships.length > 0 && (
        <FigureGroup label="system-manage.dashboard.groups.memberships">
          {memberships.map(({ id, name, isLimited, count }) => (
            <LinkedFigure key={id} link={membershipLink(id, { isLimited, today: day })} label={name} value={count} />
          ))}
        </FigureGroup>
      )}
    </>
  );
}

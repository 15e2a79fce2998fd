import { useLocaleState, useTranslate } from 'react-admin';
import { FigureGroup } from '../../../core/kit';
import { figureName, figureNote, valueText } from './figureText';
import { LinkedFigure } from './LinkedFigure';
import type { PanelView } from './panelView';

/** The visible figures by topic, each with a link to the counted records. */
export function PanelFigures({ groups, period }: Pick<PanelView, 'groups' | 'period'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      {groups.map(({ key: group, label, figures, entries }) => (
        <FigureGroup key={group} label={label}>
          {figures.map((figure) => (
            <LinkedFigure
              key={figure.key}
              link={figure.link}
              hintLabel={figure.hintLabel}
              label={figureName(figure, translate)}
              value={figure.value === 0 ? 0 : valueText(figure.value, figure, { translate, locale })}
              tone={figure.value ? figure.tone : undefined}
              note={figureNote(figure, { translate, locale, period })}
            />
          ))}
          {entries.map(({ id, name, value, link }) => (
            <LinkedFigure key={id} link={link} name={name} label={name} value={value} />
          ))}
        </FigureGroup>
      ))}
    </>
  );
}

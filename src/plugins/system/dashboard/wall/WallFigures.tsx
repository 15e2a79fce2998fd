import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import type { FigureTarget } from '../../../../core/kit';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { FigureAnchor } from '../FigureAnchor';
import { figureName, valueText } from '../figureText';
import type { FigureView, GroupView } from '../panelView';
import type { WallPages } from './usePages';
import { WallChange } from './WallChange';
import { WallFrame } from './WallFrame';

/** Maximum number of figures shown at once. */
const FIGURES_MAX = 8;

export interface WallFiguresProps {
  group: GroupView;
  page: WallPages;
  period: PanelPeriodCode;
}

/** The figures of one topic with their changes, in large text. Dots show the position among the topics. */
export function WallFigures({ group, page, period }: WallFiguresProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const isCompared = group.figures.some(({ change }) => change);
  return (
    <WallFrame
      title={translate(group.label)}
      note={isCompared ? translate(`system-manage.dashboard.against.${period}`) : undefined}
      page={page}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignContent: 'space-evenly',
          columnGap: '1.2em',
          height: '100%',
          '@container (min-width: 40em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', fontSize: '1.15em' },
        }}
      >
        {group.figures.slice(0, FIGURES_MAX).map((figure) => (
          <Cell
            key={figure.key}
            name={figureName(figure, translate)}
            value={valueText(figure.value, figure, { translate, locale })}
            color={figure.value ? toneColor[figure.tone ?? 'none'] : 'text.primary'}
            figure={figure}
            target={figure.mode === 'manual' ? {} : { link: figure.link, hintLabel: figure.hintLabel }}
          />
        ))}
        {group.entries.slice(0, Math.max(0, FIGURES_MAX - group.figures.length)).map(({ id, name, value, link }) => (
          <Cell
            key={id}
            name={name}
            value={value.toLocaleString(locale)}
            color={toneColor.none}
            target={{ link, name }}
          />
        ))}
      </Box>
    </WallFrame>
  );
}

interface CellProps {
  name: string;
  value: string;
  color: string;
  figure?: FigureView;
  target: FigureTarget;
}

function Cell({ name, value, color, figure, target }: CellProps) {
  return (
    <FigureAnchor figure={target} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '0.5em' }}>
        <Box
          component="span"
          sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        {figure && <WallChange figure={figure} />}
      </Box>
      <Box
        sx={{
          fontSize: '1.9em',
          lineHeight: 1.2,
          fontWeight: 700,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          color,
        }}
      >
        {value}
      </Box>
    </FigureAnchor>
  );
}

const toneColor = { none: 'primary.main', warning: 'warning.main', danger: 'error.main' } as const;

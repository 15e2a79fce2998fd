import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { figureName, valueText } from '../figureText';
import type { GroupView } from '../panelView';
import type { WallPages } from './usePages';
import { WallFrame } from './WallFrame';

/** Figures of a topic that are seen at once. */
const MOST = 8;

/** The figures of one topic, large; dots tell which of the topics it is. */
export function WallFigures({ group, page }: { group: GroupView; page: WallPages }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (
    <WallFrame title={translate(group.label)} page={page}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.9em 1em' }}>
        {group.figures.slice(0, MOST).map((figure) => (
          <Box key={figure.key} sx={{ minWidth: 0 }}>
            <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {figureName(figure, translate)}
            </Box>
            <Box
              sx={{
                fontSize: '1.9em',
                lineHeight: 1.2,
                fontWeight: 700,
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
                color: figure.value ? toneColor[figure.tone ?? 'none'] : 'text.primary',
              }}
            >
              {valueText(figure.value, figure, { translate, locale })}
            </Box>
          </Box>
        ))}
      </Box>
    </WallFrame>
  );
}

const toneColor = { none: 'primary.main', warning: 'warning.main', danger: 'error.main' } as const;

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { FullGrid } from '../../../core/kit';
import { FigureAnchor } from './FigureAnchor';
import { changeText, figureName, figureNote, valueText } from './figureText';
import type { FigureView, GroupView, PanelView } from './panelView';

type FiguresProps = Pick<PanelView, 'period'> & { figures: readonly FigureView[] };

const tones = { none: 'text.primary', warning: 'warning.main', danger: 'error.main' } as const;
const toneOf = ({ tone, value }: FigureView) => tones[value ? (tone ?? 'none') : 'none'];
const changeColors = { better: 'success.main', worse: 'error.main', none: 'text.secondary' } as const;

/** The headlines: what the company asks first, large and with their change. */
export function PanelHeadlines({ figures, period }: FiguresProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = { translate, locale };
  return (
    <FullGrid columns={{ xs: 2, sm: 3, lg: 6 }}>
      {figures.map((figure) => (
        <Paper key={figure.key} variant="outlined" sx={{ height: '100%', containerType: 'inline-size' }}>
          <FigureAnchor
            figure={{ link: figure.link, hintLabel: figure.hintLabel }}
            sx={{ display: 'block', height: '100%', padding: 2, '&:hover': { backgroundColor: 'action.hover' } }}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {figureName(figure, translate)}
            </Box>
            <Box
              component="b"
              sx={{
                display: 'block',
                // An amount of ten digits fits a sixth of a small screen.
                fontSize: 'clamp(1.125rem, 13cqi, 1.625rem)',
                fontWeight: 600,
                lineHeight: 1.4,
                overflowWrap: 'anywhere',
                fontVariantNumeric: 'tabular-nums',
                color: toneOf(figure),
              }}
            >
              {valueText(figure.value, figure, texts)}
            </Box>
            <Note figure={figure} period={period} />
          </FigureAnchor>
        </Paper>
      ))}
    </FullGrid>
  );
}

/** The other figures by topic, in cards without gaps between them. */
export function PanelTopics({ groups, period }: Pick<PanelView, 'groups' | 'period'>) {
  return (
    <FullGrid columns={{ xs: 1, sm: 2, md: 3, lg: 5 }}>
      {groups.map((group) => (
        <Topic key={group.key} group={group} period={period} />
      ))}
    </FullGrid>
  );
}

function Topic({ group, period }: { group: GroupView; period: PanelView['period'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = { translate, locale };
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ height: '100%', paddingBlock: 1.5, minWidth: 0 }}
    >
      <Typography
        id={id}
        component="h2"
        variant="subtitle2"
        sx={{ paddingInline: 2, marginBlockEnd: 0.5, fontWeight: 600 }}
      >
        {translate(group.label)}
      </Typography>
      {group.figures.map((figure) => (
        <FigureAnchor key={figure.key} figure={{ link: figure.link, hintLabel: figure.hintLabel }} sx={ROW}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {figureName(figure, translate)}
          </Box>
          <Box component="b" sx={{ ...VALUE, color: toneOf(figure) }}>
            {valueText(figure.value, figure, texts)}
          </Box>
          <Note figure={figure} period={period} />
        </FigureAnchor>
      ))}
      {group.entries.map(({ id: entry, name, value, link }) => (
        <FigureAnchor key={entry} figure={{ link, name }} sx={ROW}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="b" sx={VALUE}>
            {value.toLocaleString(locale)}
          </Box>
        </FigureAnchor>
      ))}
    </Paper>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  paddingInline: 2,
  paddingBlock: 0.5,
  fontSize: 13,
  '&:hover': { backgroundColor: 'action.hover' },
} as const;

const VALUE = { marginInlineStart: 'auto', fontSize: 15, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;

/** The change of a figure in the color of its quality, and the other notes. */
function Note({ figure, period }: { figure: FigureView; period: PanelView['period'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = { translate, locale };
  const change = changeText(figure, texts);
  const note = figureNote(figure, { ...texts, period });
  if (change === undefined && note === undefined) return null;
  return (
    <Box component="small" sx={{ display: 'block', width: '100%', textAlign: 'inherit', fontSize: 12 }}>
      {change !== undefined && (
        <Box component="span" sx={{ color: changeColors[figure.quality ?? 'none'] }}>
          {change}
        </Box>
      )}
      {note !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {change !== undefined && ' · '}
          {note}
        </Box>
      )}
    </Box>
  );
}

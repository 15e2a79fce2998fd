import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatMoment } from '../../../../core/kit';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { FigureAnchor } from '../FigureAnchor';
import { valueText } from '../figureText';
import { PeriodChoice } from '../PeriodChoice';
import type { FigureView, PanelView } from '../panelView';
import { WallChange } from './WallChange';

/** Returns the figures of the headline in their order. */
function headlineFigures(figures: readonly FigureView[]): FigureView[] {
  return figures
    .filter(({ wallHeadline, visible, value }) => wallHeadline !== undefined && visible && value !== null)
    .sort((one, other) => (one.wallHeadline ?? 0) - (other.wallHeadline ?? 0));
}

export interface WallHeadlineProps {
  view: PanelView;
  onPeriod: (period: PanelPeriodCode) => void;
}

/** What was achieved in the period, in one line: the period, its main figures, and when they were counted. */
export function WallHeadline({ view: { panel, period, figures }, onPeriod }: WallHeadlineProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '2em', minWidth: 0 }}>
      <Box sx={{ flex: 'none' }}>
        <PeriodChoice
          period={period}
          onChange={onPeriod}
          sx={{
            '& button': {
              fontSize: '1.05em',
              lineHeight: 1.3,
              padding: '0.35em 0.8em',
              minHeight: '2em',
              whiteSpace: 'nowrap',
            },
          }}
        />
        <Box sx={{ color: 'text.secondary', marginBlockStart: '0.3em' }}>
          {translate('system-manage.dashboard.asOf', { time: formatMoment(panel.asOf) })}
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{ flex: 1, minWidth: 0, display: 'flex', gap: '1.6em', margin: 0, padding: 0, listStyle: 'none' }}
      >
        {headlineFigures(figures).map((figure) => (
          <Box component="li" key={figure.key} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <FigureAnchor
              figure={{ link: figure.link, hintLabel: figure.hintLabel }}
              sx={{
                display: 'block',
                borderInlineStart: '0.25em solid',
                borderColor: 'primary.main',
                paddingInlineStart: '0.7em',
              }}
            >
              <Box
                sx={{
                  fontSize: '2.5em',
                  lineHeight: 1.15,
                  fontWeight: 700,
                  whiteSpace: 'nowrap',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {headlineText(figure, { translate, locale })}
              </Box>
              <Box
                sx={{ display: 'flex', gap: '0.6em', fontSize: '1.1em', color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {figure.title ??
                    translate(figure.label.replace('.figures.', '.headlines.'), { _: translate(figure.label) })}
                </Box>
                <WallChange figure={figure} />
              </Box>
            </FigureAnchor>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Formats large amounts without decimals. */
function headlineText(
  figure: FigureView,
  texts: { translate: ReturnType<typeof useTranslate>; locale: string },
): string {
  const { value, unit } = figure;
  const isLarge = value !== null && Math.abs(value) >= 1_000;
  if (!isLarge || unit !== 'yuan') return valueText(value, figure, texts);
  return value.toLocaleString(texts.locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { uniqBy } from 'es-toolkit/array';
import { useLocaleState, useTranslate } from 'react-admin';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { FigureAnchor } from '../FigureAnchor';
import { figureName, valueText } from '../figureText';
import type { FigureView } from '../panelView';
import { WallChange } from './WallChange';
import { WallFrame } from './WallFrame';

/** Rings side by side. */
const RINGS_MAX = 2;
const CIRCUMFERENCE = 2 * Math.PI * 42;

/**
 * Returns the shares that are drawn as rings, of different topics and not in the headline: first those with a target, then
 * those for which more is better, then the others.
 */
export function wallShares(figures: readonly FigureView[]): FigureView[] {
  const rank = ({ target, better }: FigureView) => (target !== null ? 0 : better === 'more' ? 1 : 2);
  const shares = figures
    .filter(
      ({ visible, unit, value, wallHeadline }) =>
        visible && unit === 'percent' && value !== null && wallHeadline === undefined,
    )
    .sort((a, b) => rank(a) - rank(b));
  return uniqBy(shares, ({ group }) => group).slice(0, RINGS_MAX);
}

/** Draws shares as rings with their targets and changes. */
export function WallRings({ figures: shares, period }: { figures: readonly FigureView[]; period: PanelPeriodCode }) {
  const translate = useTranslate();
  const hasTargets = shares.some(({ target }) => target !== null);
  const isCompared = shares.some(({ change }) => change);
  return (
    <WallFrame
      title={translate(`system-manage.dashboard.wall.${hasTargets ? 'targets' : 'shares'}`)}
      note={isCompared ? translate(`system-manage.dashboard.against.${period}`) : undefined}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-around',
          height: '100%',
          gap: '1em',
          // In a full-height column the rings are stacked.
          '@container (min-height: 28em)': { flexDirection: 'column' },
        }}
      >
        {shares.map((figure, position) => (
          <Ring key={figure.key} figure={figure} isDotted={position > 0} />
        ))}
      </Box>
    </WallFrame>
  );
}

/** A ring; a dotted one differs from its neighbor at a glance. */
function Ring({ figure, isDotted }: { figure: FigureView; isDotted: boolean }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { palette } = useTheme();
  const value = figure.value ?? 0;
  const { target } = figure;
  const reached = isDotted ? palette.primary.main : palette.success.main;
  const color = target === null || value >= target ? reached : palette.warning.main;
  const length = (Math.min(100, value) / 100) * CIRCUMFERENCE;
  const text = valueText(figure.value, figure, { translate, locale });
  const name = figureName(figure, translate);
  const goal = target === null ? '' : translate('system-manage.dashboard.target', { target: `${target}%` });
  return (
    <FigureAnchor
      figure={{ link: figure.link, hintLabel: figure.hintLabel }}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', minHeight: 0, flex: 1 }}
    >
      <Box
        component="svg"
        role="img"
        aria-label={`${name} ${text} ${goal}`}
        viewBox="0 0 100 100"
        sx={{ flex: 1, minHeight: 0, maxWidth: '100%' }}
      >
        <circle cx={50} cy={50} r={42} fill="none" stroke={palette.divider} strokeWidth={9} />
        <circle
          cx={50}
          cy={50}
          r={42}
          fill="none"
          stroke={color}
          strokeWidth={9}
          strokeLinecap={isDotted ? 'butt' : 'round'}
          strokeDasharray={isDotted ? dots(length) : `${length} ${CIRCUMFERENCE}`}
          transform="rotate(-90 50 50)"
        />
        {target !== null && (
          <line
            x1={50}
            x2={50}
            y1={2}
            y2={15}
            stroke={palette.text.primary}
            strokeWidth={2}
            transform={`rotate(${(target / 100) * 360} 50 50)`}
          />
        )}
        <text x={50} y={56} textAnchor="middle" fontSize={19} fontWeight={700} fill={palette.text.primary}>
          {text}
        </text>
      </Box>
      <Box sx={{ textAlign: 'center', lineHeight: 1.3 }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: '0.9em', minHeight: '1.3em' }}>
          {goal} <WallChange figure={figure} />
        </Box>
      </Box>
    </FigureAnchor>
  );
}

/** Number of dots of a whole ring. */
const DOTS = 50;

/** Returns the dash pattern of a ring of dots that ends at a length. */
function dots(length: number): string {
  const step = CIRCUMFERENCE / DOTS;
  const whole = Math.round(length / step);
  const each = Array.from({ length: whole }, () => `${step * 0.6} ${step * 0.4}`);
  return [...each, `0 ${CIRCUMFERENCE}`].join(' ');
}

import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { FigureAnchor } from '../FigureAnchor';
import { figureName, valueText } from '../figureText';
import type { FigureView, GroupView } from '../panelView';

const scrollKeyframes = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-50%)' } });

/** A ticker of figures, starting with warnings. Stands still if the user prefers reduced motion. */
export function WallTicker({ groups, isHeld: isPaused }: { groups: readonly GroupView[]; isHeld: boolean }) {
  const figures = groups.flatMap((group) => group.figures).filter(({ value }) => value !== null);
  const warning = figures.filter(({ tone, value }) => tone !== undefined && value !== 0);
  const shown = [...warning, ...figures.filter((figure) => !warning.includes(figure))];
  return (
    <Box
      sx={{
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: '1.25em',
        borderBlockStart: 1,
        borderColor: 'divider',
        paddingBlockStart: '0.5em',
      }}
    >
      <Box
        sx={{
          display: 'inline-block',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${scrollKeyframes} ${Math.max(20, shown.length * 4)}s linear infinite`,
            animationPlayState: isPaused ? 'paused' : 'running',
          },
        }}
      >
        <Figures figures={shown} />
        <span aria-hidden>
          <Figures figures={shown} isCopy />
        </span>
      </Box>
    </Box>
  );
}

/** The second copy makes the loop seamless. It is hidden from screen readers and the Tab key. */
function Figures({ figures, isCopy = false }: { figures: readonly FigureView[]; isCopy?: boolean }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return figures.map((figure) => (
    <FigureAnchor
      key={figure.key}
      figure={{ link: figure.link, hintLabel: figure.hintLabel }}
      tabIndex={isCopy ? -1 : undefined}
      sx={{
        display: 'inline-block',
        marginInlineEnd: '2.4em',
        color:
          figure.tone && figure.value ? `${figure.tone === 'danger' ? 'error' : 'warning'}.main` : 'text.secondary',
      }}
    >
      {figureName(figure, translate)} <b>{valueText(figure.value, figure, { translate, locale })}</b>
    </FigureAnchor>
  ));
}

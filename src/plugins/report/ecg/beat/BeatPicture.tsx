import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type AverageBeat, type BeatMarks, type MarkName, markNames, markRange } from '../../entities/beatMarks';
import { useIsDark } from '../../parts/useIsDark';
import { darkPaper, lightPaper } from '../viewer/ecgColors';

/** Units of the drawing. Its scale corresponds to 100 mm/s and 20 mm/mV. */
const WIDTH = 560;
const HEIGHT = 300;
/** Space above the beat for the names of the marks, and padding above and below it. */
const HEAD = 30;
const FOOT = 14;
/** Milliseconds and microvolts of a grid square. */
const SQUARE_MS = 40;
const SQUARE_UV = 100;
/** Milliseconds by which a key moves a mark, without and with Shift. */
const STEP_MS = 2;
const SHIFT_STEP_MS = 10;
/** Half the width of the touch target of a mark. */
const GRIP = 11;

const NAMES: Readonly<Record<MarkName, string>> = { pOn: 'P', qrsOn: 'Q', qrsOff: 'J', tEnd: 'T' };

export interface BeatPictureProps {
  beat: AverageBeat;
  marks: BeatMarks;
  /** Called when the user moves a mark. Without it, marks are fixed. */
  onMove: ((name: MarkName, ms: number) => void) | undefined;
}

/** Draws the averaged beat on millimeter paper, with its marks as sliders for pointer and arrow keys. */
export function BeatPicture({ beat, marks, onMove }: BeatPictureProps) {
  const translate = useTranslate();
  const colors = useIsDark() ? darkPaper : lightPaper;
  const { palette } = useTheme();
  const svg = useRef<SVGSVGElement>(null);
  const { startMs, hz, microvolts } = beat;
  const lastMs = startMs + ((microvolts.length - 1) * 1_000) / hz;
  const toX = (ms: number) => ((ms - startMs) / (lastMs - startMs)) * WIDTH;
  const { path, toY, least, greatest } = useMemo(() => pathOf(beat), [beat]);

  function drag(name: MarkName, { clientX, buttons, currentTarget, pointerId }: PointerEvent<SVGGElement>) {
    const frame = svg.current?.getBoundingClientRect();
    if (!onMove || !frame || buttons === 0 || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove(name, startMs + ((clientX - frame.left) / Math.max(1, frame.width)) * (lastMs - startMs));
  }

  function handleKeyDown(name: MarkName, event: KeyboardEvent) {
    const at = marks[name];
    if (!onMove || at === null) return;
    const { from, to } = markRange(marks, name, beat);
    const step = event.shiftKey ? SHIFT_STEP_MS : STEP_MS;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      Home: from,
      End: to,
    };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    if (target === undefined) return;
    event.preventDefault();
    onMove(name, target);
  }

  return (
    <Box
      component="svg"
      ref={svg}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={translate('report-manage.ecg.average.title')}
      sx={{ flex: '2 1 320px', minWidth: 0, maxWidth: 720, borderRadius: 1, touchAction: 'pan-y', userSelect: 'none' }}
    >
      <rect width={WIDTH} height={HEIGHT} fill={colors.paper} />
      <path d={gridOf({ startMs, lastMs, toX, toY, least, greatest })} stroke={colors.minor} fill="none" />
      <path d={path} stroke={colors.trace} strokeWidth={1.8} fill="none" strokeLinejoin="round" />
      {markNames.map((name) => {
        const at = marks[name];
        if (at === null) return null;
        const { from, to } = markRange(marks, name, beat);
        return (
          <g
            key={name}
            role="slider"
            tabIndex={onMove ? 0 : -1}
            aria-label={translate(`report-manage.ecg.average.marks.${name}`)}
            aria-valuenow={at}
            aria-valuemin={from}
            aria-valuemax={to}
            aria-valuetext={`${at} ms`}
            aria-disabled={!onMove}
            data-mark={name}
            transform={`translate(${toX(at)} 0)`}
            style={{
              cursor: onMove ? 'ew-resize' : 'default',
              touchAction: 'none',
              outlineColor: palette.primary.main,
            }}
            onPointerDown={(event) => onMove && event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(name, event)}
            onKeyDown={(event) => handleKeyDown(name, event)}
          >
            <title>{translate(`report-manage.ecg.average.marks.${name}`)}</title>
            <rect x={-GRIP} width={2 * GRIP} height={HEIGHT} fill="transparent" />
            <line y1={HEAD - 8} y2={HEIGHT} stroke={colors.caliper} strokeWidth={1.5} />
            <text y={HEAD - 12} textAnchor="middle" fontSize={14} fontWeight={600} fill={colors.caliper}>
              {NAMES[name]}
            </text>
          </g>
        );
      })}
    </Box>
  );
}

function pathOf({ microvolts }: AverageBeat) {
  const [least, greatest] = [Math.min(-SQUARE_UV, ...microvolts), Math.max(SQUARE_UV, ...microvolts)];
  const toY = (value: number) => HEAD + ((greatest - value) / Math.max(1, greatest - least)) * (HEIGHT - HEAD - FOOT);
  const step = WIDTH / Math.max(1, microvolts.length - 1);
  const path = microvolts.map(
    (value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${toY(value).toFixed(1)}`,
  );
  return { path: path.join(''), toY, least, greatest };
}

interface Grid {
  startMs: number;
  lastMs: number;
  toX: (ms: number) => number;
  toY: (microvolts: number) => number;
  least: number;
  greatest: number;
}

/** Returns the grid lines, starting at the R peak and the baseline. */
function gridOf({ startMs, lastMs, toX, toY, least, greatest }: Grid): string {
  const lines: string[] = [];
  for (let ms = Math.ceil(startMs / SQUARE_MS) * SQUARE_MS; ms <= lastMs; ms += SQUARE_MS) {
    lines.push(`M${toX(ms).toFixed(1)} ${HEAD}V${HEIGHT}`);
  }
  for (let value = Math.ceil(least / SQUARE_UV) * SQUARE_UV; value <= greatest; value += SQUARE_UV) {
    lines.push(`M0 ${toY(value).toFixed(1)}H${WIDTH}`);
  }
  return lines.join('');
}

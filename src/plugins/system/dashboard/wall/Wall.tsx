import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import { DEFAULT_ARRANGEMENT, parseArrangement, prefersReducedMotion, withHidden } from '../../../../core/kit';
import { useStoredState } from '../../../../core/plugin-api';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import type { PanelView } from '../panelView';
import { columnsOf, swapPanels } from './panelLayout';
import { useIdle } from './useIdle';
import { useWallLive } from './useWallLive';
import { useWallPanels } from './useWallPanels';
import { WallColumns } from './WallColumns';
import { WallHeader } from './WallHeader';
import { WallHeadline } from './WallHeadline';
import { WallTicker } from './WallTicker';

const EditableColumns = lazy(() => import('./EditableColumns'));

export interface WallProps {
  view: PanelView;
  titleId: string;
  onPeriod: (period: PanelPeriodCode) => void;
  onClose: () => void;
}

/** The wall: a 16:9 stage centered on the screen, with the panels in the user's arrangement. */
export function Wall({ view, titleId, onPeriod, onClose }: WallProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isArranging, setArranging] = useState(false);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const isIdle = useIdle();
  const [arrangement, arrange, resetArrangement] = useStoredState({
    key: 'wall',
    scope: 'user',
    initial: DEFAULT_ARRANGEMENT,
    parse: parseArrangement,
  });
  const live = useWallLive();
  const panels = useWallPanels(view, { isHeld: isPaused || isArranging, live });
  const columns = columnsOf(panels, arrangement, { withHidden: isArranging });
  return (
    <Box
      sx={({ palette, shell }) => ({
        position: 'fixed',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        color: palette.text.primary,
        background: shell.background,
        cursor: isIdle && !isArranging ? 'none' : undefined,
      })}
    >
      <Box
        ref={stage}
        sx={{
          // All sizes scale with the screen, so that a large one is readable from afar.
          fontSize: 'min(0.95vw, 1.69vh)',
          width: 'min(100vw, 177.78vh)',
          height: 'min(56.25vw, 100vh)',
          padding: '1.4em 1.8em 1em',
          display: 'grid',
          gap: '1.1em',
          gridTemplate: 'auto auto minmax(0, 1fr) auto / minmax(0, 1fr)',
        }}
      >
        <WallHeader
          view={view}
          titleId={titleId}
          stage={stage}
          isDimmed={isIdle && !isArranging}
          isArranging={isArranging}
          isPaused={isPaused}
          onArrange={setArranging}
          onReset={resetArrangement}
          onPause={setPaused}
          onClose={onClose}
        />
        <WallHeadline view={view} onPeriod={onPeriod} />
        {isArranging ? (
          <Suspense fallback={<WallColumns columns={columns} />}>
            <EditableColumns
              columns={columns}
              hidden={arrangement.hidden}
              onSwap={(keys) => arrange(swapPanels(panels, arrangement, keys))}
              onHide={(key, isHidden) => arrange(withHidden(arrangement, key, isHidden))}
              onEnd={() => setArranging(false)}
            />
          </Suspense>
        ) : (
          <WallColumns columns={columns} />
        )}
        <WallTicker events={live?.events ?? []} />
      </Box>
    </Box>
  );
}

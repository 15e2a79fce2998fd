import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type Drawing, useDrawing } from '../../../../core/kit';
import { drawTachogram, type TachogramPicture } from './drawTachogram';

export interface TachogramProps
  extends Pick<TachogramPicture, 'beats' | 'hz' | 'duration' | 'episodes' | 'middle' | 'colors'> {
  /** Called with the second that was clicked. */
  onJump: (second: number) => void;
}

const HEIGHT = 110;
const FONT_PX = 10;

/** Shows the time between beats along the whole recording. A click navigates there. */
export function Tachogram({ beats, hz, duration, episodes, middle, colors, onJump }: TachogramProps) {
  const translate = useTranslate();
  const draw: Drawing = useCallback(
    (context, size) =>
      drawTachogram({ context, ...size, beats, hz, duration, episodes, middle, colors, fontSize: FONT_PX }),
    [beats, hz, duration, episodes, middle, colors],
  );
  const canvas = useDrawing(draw);
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', margin: 0 }}>
        {translate('report-manage.ecg.tachogram')}
      </Typography>
      <canvas
        ref={canvas}
        data-part="tachogram"
        aria-hidden
        style={{ display: 'block', width: '100%', height: HEIGHT, cursor: 'pointer' }}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          onJump((nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth)) * duration)
        }
      />
    </div>
  );
}

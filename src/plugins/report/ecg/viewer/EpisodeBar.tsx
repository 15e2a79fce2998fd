import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import { choiceLabel } from '../../../../core/kit';
import { type EcgEpisode, ecg } from '../../entities/ecg';
import { episodeMeasures } from '../../entities/ecgCodes';
import { middleOf } from './neighbour';
import { nextStop, type Stop, type StopKind, stopsOf } from './stops';

export interface EpisodeBarProps {
  episodes: readonly EcgEpisode[];
  ectopic: readonly Stop[];
  /** Time of the first sample, in milliseconds since 1970. */
  begin: number;
  /** The second at the center of the view. */
  middle: number;
  onJump: (stop: Stop) => void;
}

/** Navigates between episodes that need attention, to any of them by name, and between premature beats or pauses. */
export function EpisodeBar({ episodes, ectopic, begin, middle, onJump }: EpisodeBarProps) {
  const translate = useTranslate();
  const current = episodes.findIndex((episode) => middleOf(episode) === middle);
  const chosen = episodes[current];
  const stops = { beats: [], episodes, hz: 1 };
  const group = (kind: Exclude<StopKind, 'beat'>, places: readonly Stop[], between: ReactNode) =>
    places.length > 0 && (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Step kind={kind} direction={-1} stops={places} middle={middle} onJump={onJump} />
        {between}
        <Step kind={kind} direction={1} stops={places} middle={middle} onJump={onJump} />
      </Box>
    );
  const counted = (kind: 'ectopic' | 'pause', count: number) => (
    <Box component="span" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
      {translate(`report-manage.ecg.${kind}.count`, { count })}
    </Box>
  );
  const pauses = stopsOf('pause', stops);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
      {group(
        'episode',
        stopsOf('episode', stops),
        <TextField
          select
          size="small"
          margin="none"
          label={translate('report-manage.ecg.episode.title', { count: episodes.length })}
          value={current < 0 ? '' : current}
          onChange={({ target }) => {
            const wanted = episodes[Number(target.value)];
            if (wanted) onJump({ second: middleOf(wanted) });
          }}
          sx={{ width: { xs: 220, sm: 320 } }}
        >
          {episodes.map((episode, at) => (
            <MenuItem key={`${episode.code} ${episode.fromSec}`} value={at}>
              {episodeText(episode, begin, translate)}
            </MenuItem>
          ))}
        </TextField>,
      )}
      {chosen && <EpisodeExplanation episode={chosen} />}
      {group('ectopic', ectopic, counted('ectopic', ectopic.length))}
      {group('pause', pauses, counted('pause', pauses.length))}
    </Box>
  );
}

/** Shows the measurement behind an episode, its limit and the confidence. */
function EpisodeExplanation({ episode: { code, value, limit, confidence } }: { episode: EcgEpisode }) {
  const translate = useTranslate();
  if (typeof value !== 'number' || typeof limit !== 'number') return null;
  const explanation = translate(`report-manage.ecg.episode.why.${episodeMeasures[code]}`, { value, limit });
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {translate('report-manage.ecg.episode.because', {
        why: explanation,
        percent: Math.round((confidence ?? 0) * 100),
      })}
    </Box>
  );
}

interface StepProps extends Pick<EpisodeBarProps, 'middle' | 'onJump'> {
  kind: Exclude<StopKind, 'beat'>;
  direction: 1 | -1;
  stops: readonly Stop[];
}

function Step({ kind, direction, stops, middle, onJump }: StepProps) {
  const translate = useTranslate();
  const target = nextStop(stops, middle, direction);
  const label = translate(`report-manage.ecg.${kind}.${direction > 0 ? 'next' : 'previous'}`);
  const Icon = direction > 0 ? NextIcon : PreviousIcon;
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={target === undefined}
          onClick={() => target && onJump(target)}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}

function episodeText({ code, fromSec, toSec, certainty }: EcgEpisode, begin: number, translate: Translate): string {
  const text = translate('report-manage.ecg.episode.option', {
    code: translate(choiceLabel(ecg, 'episodes_code', code)),
    time: wallClock(begin + fromSec * 1000).slice(-'HH:mm:ss'.length),
    seconds: Math.round((toSec - fromSec) * 10) / 10,
  });
  return certainty === 'high' ? text : translate('report-manage.ecg.episode.unsure', { text });
}

type Translate = ReturnType<typeof useTranslate>;

import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import { choiceLabel } from '../../../../core/kit';
import { type EcgEpisode, ecg } from '../../entities/ecg';
import { middleOf, neighbour } from './neighbour';

export interface EpisodeBarProps {
  /** In their order; at least one. */
  episodes: readonly EcgEpisode[];
  /** Moment of the first sample, in milliseconds since 1970. */
  begin: number;
  /** The second in the middle of the view. */
  middle: number;
  onJump: (episode: EcgEpisode) => void;
}

/** Leads from one stretch that a person should look at to the next, and to any of them by name. */
export function EpisodeBar({ episodes, begin, middle, onJump }: EpisodeBarProps) {
  const translate = useTranslate();
  const [before, after] = [neighbour(episodes, middle, -1), neighbour(episodes, middle, 1)];
  const current = episodes.findIndex((episode) => middleOf(episode) === middle);
  const step = (label: string, Icon: typeof NextIcon, target: EcgEpisode | undefined) => (
    <Tooltip title={translate(label)}>
      <span>
        <IconButton
          size="small"
          aria-label={translate(label)}
          disabled={target === undefined}
          onClick={() => target && onJump(target)}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {step('report-manage.ecg.episode.previous', PreviousIcon, before)}
      <TextField
        select
        size="small"
        margin="none"
        label={translate('report-manage.ecg.episode.title')}
        value={current < 0 ? '' : current}
        onChange={({ target }) => {
          const chosen = episodes[Number(target.value)];
          if (chosen) onJump(chosen);
        }}
        sx={{ minWidth: 0, width: 340, maxWidth: '100%' }}
      >
        {episodes.map((episode, at) => (
          <MenuItem key={`${episode.code} ${episode.fromSec}`} value={at}>
            {episodeText(episode, begin, translate)}
          </MenuItem>
        ))}
      </TextField>
      {step('report-manage.ecg.episode.next', NextIcon, after)}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('report-manage.ecg.episode.count', { count: episodes.length })}
      </Box>
    </Box>
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

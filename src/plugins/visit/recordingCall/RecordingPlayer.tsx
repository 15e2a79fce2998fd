import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { type KitRecord, saveFile, useAllowedActions } from '../../../core/kit';
import { useRecording } from './useRecording';
import { Waveform } from './Waveform';
import { clockText } from './waveformPeaks';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
/** No current browser plays this format. */
const AMR = 'audio/amr';

/** Plays or downloads the recording of a call; the server logs each access. */
export default function RecordingPlayer({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const mayPlay = useAllowedActions(resource, ['playRecording']).has('playRecording');
  if (!mayPlay) return <Alert severity="info">{translate('visit-manage.player.notAllowed')}</Alert>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, marginBlockStart: 1.5 }}>
      {record.format === AMR ? <Unplayable record={record} /> : <Player record={record} />}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('visit-manage.player.logged')}
      </Typography>
    </Box>
  );
}

function Unplayable({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const recording = useRecording(record);
  return (
    <Alert severity="info" action={<DownloadButton record={record} {...recording} />}>
      {translate('visit-manage.player.amr')}
    </Alert>
  );
}

interface DownloadButtonProps extends Pick<ReturnType<typeof useRecording>, 'isBusy' | 'download'> {
  record: KitRecord;
}

function DownloadButton({ record, isBusy, download }: DownloadButtonProps) {
  const translate = useTranslate();
  async function saveRecording() {
    const content = await download();
    const type = String(record.format);
    if (content) saveFile({ content, type, name: `${record.callNo}.${EXTENSIONS[type] ?? 'bin'}` });
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void saveRecording()}>
      {translate('visit-manage.player.download')}
    </Button>
  );
}

/** Plays a recording with its waveform, at several speeds. */
function Player({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const audio = useRef<HTMLAudioElement>(null);
  const { recording, isBusy, load, download } = useRecording(record);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(Number(record.durationSec ?? 0));
  const [speed, setSpeed] = useState(1);
  const isUndecodable = recording.peaks?.length === 0;

  async function play() {
    const player = audio.current;
    if (!player) return;
    // Resuming after a pause belongs to the same access; playing from the start is a new one.
    const isResumed = recording.url !== undefined && player.currentTime > 0 && !player.ended;
    const url = isResumed ? recording.url : await load();
    if (!url) return;
    if (player.src !== url) player.src = url;
    player.playbackRate = speed;
    await player.play().catch(() => setIsPlaying(false));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands beside it */}
      <audio
        ref={audio}
        preload="auto"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => {
          if (Number.isFinite(currentTarget.duration)) setDuration(currentTarget.duration);
        }}
      />
      {recording.url && !recording.peaks && <LinearProgress aria-label={translate('visit-manage.player.decoding')} />}
      {recording.peaks && !isUndecodable && (
        <Waveform
          peaks={recording.peaks}
          position={position}
          duration={duration}
          onSeek={(seconds) => {
            setPosition(seconds);
            if (audio.current) audio.current.currentTime = seconds;
          }}
        />
      )}
      {isUndecodable && <Alert severity="warning">{translate('visit-manage.player.unknown')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          size="small"
          loading={isBusy}
          disabled={isUndecodable}
          startIcon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => (isPlaying ? audio.current?.pause() : void play())}
        >
          {translate(isPlaying ? 'visit-manage.player.pause' : 'visit-manage.player.play')}
        </Button>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {clockText(position)} / {clockText(duration)}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={speed}
          aria-label={translate('visit-manage.player.speed')}
          onChange={(_, chosen: number | null) => {
            if (chosen === null) return;
            setSpeed(chosen);
            if (audio.current) audio.current.playbackRate = chosen;
          }}
        >
          {SPEEDS.map((each) => (
            <ToggleButton key={each} value={each} sx={{ paddingBlock: 0.25 }}>
              {each}×
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DownloadButton record={record} isBusy={isBusy} download={download} />
      </Box>
    </>
  );
}

/** Usual file extensions of the accepted formats. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/amr': 'amr',
};

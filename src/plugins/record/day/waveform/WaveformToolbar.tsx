import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import BeforeIcon from '@mui/icons-material/KeyboardArrowLeft';
import AfterIcon from '@mui/icons-material/KeyboardArrowRight';
import LeapBeforeIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LeapAfterIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { type ReactElement, useEffect, useState } from 'react';
import type { RawSignal } from '../../entities/kinds/raw';
import { clockAt } from '../plot/timeTicks';
import { useDayTranslate } from '../useDayTranslate';
import { DownloadDialog, type DownloadDialogProps } from './DownloadDialog';
import { PAGE_KEY_SEC, PAGE_SEC } from './pages';

export interface WaveformToolbarProps extends Omit<DownloadDialogProps, 'onClose'> {
  signals: readonly RawSignal[];
  canDownload: boolean;
  onSignal: (signal: RawSignal) => void;
  onGo: (sec: number) => void;
}

/** Shows the signal and the ten seconds in view, with controls to change and download them. */
export function WaveformToolbar({ signals, canDownload, onSignal, onGo, ...dialogProps }: WaveformToolbarProps) {
  const { signal, page } = dialogProps;
  const translateDay = useDayTranslate();
  const [isDownloadOpen, setIsDownloadOpen] = useState(false);
  const step = (name: string, icon: ReactElement, sec: number) => (
    <Tooltip title={translateDay(`waveform.steps.${name}`)}>
      <IconButton size="small" aria-label={translateDay(`waveform.steps.${name}`)} onClick={() => onGo(sec)}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={signal}
        aria-label={translateDay('waveform.signal')}
        onChange={(_, chosen: RawSignal | null) => chosen && onSignal(chosen)}
      >
        {signals.map((each) => (
          <ToggleButton key={each} value={each} sx={{ paddingBlock: 0.25, textTransform: 'none' }}>
            {translateDay(`raw.signals.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {step('leapBefore', <LeapBeforeIcon />, page - PAGE_KEY_SEC)}
        {step('before', <BeforeIcon />, page - PAGE_SEC)}
        <JumpToTime page={page} onGo={onGo} />
        {step('after', <AfterIcon />, page + PAGE_SEC)}
        {step('leapAfter', <LeapAfterIcon />, page + PAGE_KEY_SEC)}
      </Box>
      {canDownload && (
        <Button size="small" startIcon={<DownloadIcon />} onClick={() => setIsDownloadOpen(true)}>
          {translateDay('waveform.download.action')}
        </Button>
      )}
      {isDownloadOpen && <DownloadDialog {...dialogProps} onClose={() => setIsDownloadOpen(false)} />}
    </Box>
  );
}

/** The start time of the page. Enter or leaving the field navigates; typing does not. */
function JumpToTime({ page, onGo }: { page: number; onGo: (sec: number) => void }) {
  const translateDay = useDayTranslate();
  const [time, setTime] = useState(clockAt(page, true));
  useEffect(() => setTime(clockAt(page, true)), [page]);
  function jump() {
    const [, hours, minutes, seconds = '0'] = /^(\d\d):(\d\d)(?::(\d\d))?/.exec(time) ?? [];
    const sec = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
    if (Number.isNaN(sec) || (sec >= page && sec < page + PAGE_SEC)) setTime(clockAt(page, true));
    else onGo(sec);
  }
  return (
    <TextField
      size="small"
      variant="outlined"
      value={time}
      onChange={({ target }) => setTime(target.value)}
      onBlur={jump}
      onKeyDown={({ key }) => key === 'Enter' && jump()}
      slotProps={{ htmlInput: { maxLength: 8, placeholder: 'HH:mm:ss', 'aria-label': translateDay('waveform.time') } }}
      sx={{ '& input': { paddingBlock: 0.5, fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

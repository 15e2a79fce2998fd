import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import { choiceLabel } from '../../../../core/kit';
import type { Beat } from '../../entities/decodeBeats';
import { type EcgCorrection, ecg } from '../../entities/ecg';
import { type BeatLabel, beatLabels } from '../../entities/ecgCodes';
import { NO_SHAPE } from '../../entities/waveformLayout';
import type { Labelling } from './useLabelling';

export interface BeatBarProps {
  /** The selected beat. */
  beat: Beat | undefined;
  /** Number of beats of the same shape, including the selected one. */
  alike: number;
  hz: number;
  begin: number;
  labelling: Labelling;
  corrections: readonly EcgCorrection[];
}

/** Shows the selected beat and its label. Users with the permission can correct the label and undo the last correction. */
export function BeatBar({ beat, alike, hz, begin, labelling, corrections }: BeatBarProps) {
  const translate = useTranslate();
  const { canLabel, canUndo, isBusy, isAlike, setIsAlike, label, undo } = labelling;
  const name = (code: BeatLabel) => translate(choiceLabel(ecg, 'corrections_label', code));
  const clock = (sample: number) => wallClock(begin + (sample * 1000) / hz).slice(-'HH:mm:ss'.length);
  const [last] = corrections;
  return (
    <Box
      role="group"
      aria-label={translate('report-manage.ecg.beat.title')}
      sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="body2" role="status">
          {beat
            ? translate('report-manage.ecg.beat.selected', { time: clock(beat.sample), label: name(beat.label) })
            : translate('report-manage.ecg.beat.none')}
        </Typography>
        {beat && canLabel && (
          <>
            <ToggleButtonGroup
              exclusive
              size="small"
              disabled={isBusy}
              value={beat.label}
              aria-label={translate('report-manage.ecg.beat.title')}
              onChange={(_, chosen: BeatLabel | null) => chosen && label(beat, chosen)}
              sx={{ flexWrap: 'wrap' }}
            >
              {beatLabels.map((code, at) => (
                <ToggleButton
                  key={code}
                  value={code}
                  aria-label={name(code)}
                  title={`${name(code)} (${at + 1})`}
                  sx={{ paddingBlock: 0.25, textTransform: 'none' }}
                >
                  {code}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <FormControlLabel
              disabled={beat.shape === NO_SHAPE || alike < 2}
              control={<Checkbox size="small" checked={isAlike} onChange={(_, isOn) => setIsAlike(isOn)} />}
              label={translate('report-manage.ecg.beat.alike', { count: alike })}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </>
        )}
      </Box>
      {last && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('report-manage.ecg.beat.last', {
              total: corrections.length,
              time: clock(last.sample),
              from: name(last.from),
              to: name(last.label),
              count: last.count,
              who: last.adminName,
              when: wallClock(Date.parse(last.time)).slice(0, 'YYYY-MM-DD HH:mm'.length),
            })}
          </Typography>
          {canUndo && (
            <Button size="small" startIcon={<UndoIcon />} disabled={isBusy} onClick={undo}>
              {translate('report-manage.ecg.beat.undo')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

import StraightenIcon from '@mui/icons-material/Straighten';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { GAINS, SPEEDS, speedOf, type View } from './scale';

export interface EcgToolbarProps {
  view: View;
  gain: number;
  isFiltered: boolean;
  isMeasuring: boolean;
  onSpeed: (speed: number) => void;
  onGain: (gain: number) => void;
  onFilter: (isOn: boolean) => void;
  onMeasure: (isOn: boolean) => void;
  /** Triggers the function of a key. */
  onKey: (key: string) => void;
}

/** Controls for paper speed, gain, filter and caliper. */
export function EcgToolbar(props: EcgToolbarProps) {
  const { view, gain, isFiltered, isMeasuring, onSpeed, onGain, onFilter, onMeasure, onKey } = props;
  const translate = useTranslate();
  const speed = SPEEDS.find((each) => Math.abs(each - speedOf(view)) < 0.05);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Choice label="report-manage.ecg.speed" unit="mm/s" values={SPEEDS} value={speed} onChange={onSpeed} />
      <Choice label="report-manage.ecg.gain" unit="mm/mV" values={GAINS} value={gain} onChange={onGain} />
      <Box>
        <IconButton size="small" aria-label={translate('report-manage.ecg.zoomOut')} onClick={() => onKey('-')}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton size="small" aria-label={translate('report-manage.ecg.zoomIn')} onClick={() => onKey('+')}>
          <ZoomInIcon />
        </IconButton>
      </Box>
      <Tooltip describeChild title={translate('report-manage.ecg.measureHelp')}>
        <ToggleButton
          value="measure"
          size="small"
          selected={isMeasuring}
          onChange={() => onMeasure(!isMeasuring)}
          sx={{ paddingBlock: 0.25, gap: 0.5, textTransform: 'none' }}
        >
          <StraightenIcon fontSize="small" />
          {translate('report-manage.ecg.measure')}
        </ToggleButton>
      </Tooltip>
      <FormControlLabel
        control={<Switch size="small" checked={isFiltered} onChange={(_, isOn) => onFilter(isOn)} />}
        label={translate('report-manage.ecg.filter')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  unit: string;
  values: readonly number[];
  value: number | undefined;
  onChange: (value: number) => void;
}

function Choice({ label, unit, values, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? null}
      aria-label={translate(label)}
      onChange={(_, chosen: number | null) => {
        if (chosen !== null) onChange(chosen);
      }}
    >
      {values.map((each, at) => (
        <ToggleButton
          key={each}
          value={each}
          aria-label={`${each} ${unit}`}
          sx={{ paddingBlock: 0.25, textTransform: 'none' }}
        >
          {each}
          {at === values.length - 1 ? ` ${unit}` : ''}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

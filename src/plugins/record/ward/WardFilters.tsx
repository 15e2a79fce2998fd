import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, RegionFilter } from '../../../core/kit';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { findingKinds } from '../entities/alerts/alertCodes';
import { type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import type { WardFilter } from './useWard';

interface WardFiltersProps {
  filter: WardFilter;
  onChange: (filter: WardFilter) => void;
  /** Absent until loaded. */
  patients: readonly WardAlert[] | undefined;
  isFetching: boolean;
}

const LEVELS = ['critical', 'warn'] as const;

/** Filters the ward by level, record kind and region, and shows how many wearers are listed and how many are waiting. */
export function WardFilters({ filter, onChange, patients, isFetching }: WardFiltersProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={filter.alertLevel ?? 'all'}
        onChange={(_, level: 'all' | 'warn' | 'critical' | null) =>
          level && onChange({ ...filter, alertLevel: level === 'all' ? undefined : level })
        }
        aria-label={translate(fieldLabel(wearerAlert, 'alertLevel'))}
      >
        <ToggleButton value="all">{translate('record-manage.ward.all')}</ToggleButton>
        {LEVELS.map((level) => (
          <ToggleButton key={level} value={level}>
            {translate(choiceLabel(wearerAlert, 'alertLevel', level))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        margin="none"
        label={translate(fieldLabel(wearerAlert, 'kinds'))}
        value={filter.kind ?? ''}
        onChange={({ target }) => onChange({ ...filter, kind: findingKinds.find((kind) => kind === target.value) })}
        sx={{ width: 160 }}
      >
        <MenuItem value="">{translate('record-manage.ward.all')}</MenuItem>
        {findingKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(choiceLabel(wearerAlert, 'kinds', kind))}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ width: 240 }}>
        <RegionFilter
          offers={placesOf('region')}
          label={translate('record-manage.ward.region')}
          value={filter.region ?? ''}
          onChange={(code) => onChange({ ...filter, region: code || undefined })}
        />
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {patients &&
          translate('record-manage.ward.count', {
            shown: patients.length,
            waiting: patients.filter(({ status }) => status === 'open').length,
          })}
      </Box>
      <Box sx={{ flexBasis: '100%', height: 4 }}>{isFetching && <LinearProgress aria-hidden />}</Box>
    </Box>
  );
}

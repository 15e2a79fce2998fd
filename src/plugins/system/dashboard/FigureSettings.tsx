import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel } from '../../../core/kit';
import { dataSystem } from '../entities/dataSystem';
import { type FigureDraft, figureProblem } from './panelDraft';

export interface FigureSettingsProps {
  figure: FigureDraft;
  isFirst: boolean;
  isLast: boolean;
  onChange: (figure: FigureDraft) => void;
  onMove: (by: -1 | 1) => void;
}

/** Settings of one figure: visibility, position, name, and counted or manual value. */
export function FigureSettings({ figure, isFirst, isLast, onChange, onMove }: FigureSettingsProps) {
  const translate = useTranslate();
  const nameId = useId();
  const name = translate(figure.label);
  const label = (field: string) => translate(fieldLabel(dataSystem, `items_${field}`));
  const problem = figureProblem(figure);
  const input = (field: 'title' | 'manualValue' | 'target') => ({
    label: label(field),
    value: figure[field],
    error: problem === field,
    size: 'small' as const,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...figure, [field]: target.value }),
  });
  return (
    <Box
      component="li"
      aria-labelledby={nameId}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        paddingBlock: 1,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(150px, 1.4fr) 1.2fr 1fr 1fr 1fr auto' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Switch
          checked={figure.visible}
          onChange={(_, visible) => onChange({ ...figure, visible })}
          slotProps={{ input: { 'aria-label': label('visible') + translate('kit.filter.colon') + name } }}
        />
        <span id={nameId}>{name}</span>
      </Box>
      <TextField {...input('title')} slotProps={{ htmlInput: { maxLength: 30 } }} />
      <TextField
        select
        size="small"
        label={label('mode')}
        value={figure.mode}
        onChange={({ target }) => onChange({ ...figure, mode: target.value === 'manual' ? 'manual' : 'auto' })}
      >
        {(['auto', 'manual'] as const).map((mode) => (
          <MenuItem key={mode} value={mode}>
            {translate(choiceLabel(dataSystem, 'items_mode', mode))}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...input('manualValue')} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
      <TextField {...input('target')} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
      <Box sx={{ display: 'flex' }}>
        <IconButton
          size="small"
          disabled={isFirst}
          onClick={() => onMove(-1)}
          aria-label={translate('system-manage.dashboard.moveUp', { name })}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={isLast}
          onClick={() => onMove(1)}
          aria-label={translate('system-manage.dashboard.moveDown', { name })}
        >
          <ArrowDownwardIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

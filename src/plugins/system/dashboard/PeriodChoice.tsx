import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { type PanelPeriodCode, panelPeriods } from '../entities/panelPeriod';

export interface PeriodChoiceProps extends Pick<ToggleButtonGroupProps, 'sx'> {
  period: PanelPeriodCode;
  onChange: (period: PanelPeriodCode) => void;
}

/** Selects the period that is counted. */
export function PeriodChoice({ period, onChange, sx }: PeriodChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={period}
      aria-label={translate('system-manage.dashboard.period')}
      onChange={(_, code: PanelPeriodCode | null) => code && onChange(code)}
      sx={sx}
    >
      {panelPeriods.map((code) => (
        <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
          {translate(`entities.dataSystem.choices.selectMainPanel_period.${code}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, ButtonBase, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DEFAULT_COLOR } from '../../../../contract/constants';
import { useAppearance, useSetAppearance } from '../../plugin-api';
import { PRESET_COLORS, parseHexColor } from '../../theme/colors/colorChoice';
import { textOn } from '../../theme/colors/contrast';

const COLOR_OPTIONS = { default: DEFAULT_COLOR.toLowerCase(), ...PRESET_COLORS };

/** Picks the primary color: the default, one of seven presets, or any other by the browser's picker or as hex code. */
export function ColorPanel() {
  const translate = useTranslate();
  const { color } = useAppearance();
  const setAppearance = useSetAppearance();
  const [text, setText] = useState(color.toUpperCase());
  const id = useId();
  // An empty field means the default, as elsewhere (spec §9).
  const chosen = parseHexColor(text || DEFAULT_COLOR);

  const choose = (next: string) => {
    setText(next);
    const code = parseHexColor(next || DEFAULT_COLOR);
    if (code !== undefined) setAppearance({ color: code });
  };
  return (
    <Box sx={{ width: 264, p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box role="group" aria-labelledby={`${id}-presets`}>
        <Typography id={`${id}-presets`} variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {translate('console.color.presets')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: '5px' }}>
          {Object.entries(COLOR_OPTIONS).map(([name, option]) => (
            <Swatch
              key={name}
              color={option}
              label={translate(`console.color.names.${name}`)}
              isChosen={option === chosen}
              onChoose={() => choose(option.toUpperCase())}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box
          component="input"
          type="color"
          aria-label={translate('console.color.custom')}
          title={translate('console.color.custom')}
          value={chosen ?? color}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => choose(event.target.value.toUpperCase())}
          sx={(theme) => ({ ...pickerStyle, height: theme.controls.height, borderColor: theme.palette.divider })}
        />
        <TextField
          margin="none"
          label={translate('console.color.hex')}
          value={text}
          error={chosen === undefined}
          helperText={chosen === undefined && translate('console.color.invalid')}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false, autoComplete: 'off' } }}
        />
      </Box>
      <Button variant="outlined" onClick={() => choose(DEFAULT_COLOR)}>
        {translate('console.color.reset')}
      </Button>
    </Box>
  );
}

interface SwatchProps {
  color: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Swatch({ color, label, isChosen, onChoose }: SwatchProps) {
  return (
    <ButtonBase
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        aspectRatio: '1',
        borderRadius: '6px',
        background: color,
        color: textOn(color),
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
        '& svg': { fontSize: 17 },
      }}
    >
      {isChosen && <CheckIcon />}
    </ButtonBase>
  );
}

const pickerStyle = {
  flexShrink: 0,
  width: 48,
  padding: '3px',
  border: '1px solid',
  borderRadius: '6px',
  background: 'none',
  cursor: 'pointer',
};

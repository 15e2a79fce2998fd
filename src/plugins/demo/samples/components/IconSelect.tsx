import { Autocomplete, Box, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ICON_SET } from '../parts/iconSet';

const options = Object.entries(ICON_SET).flatMap(([subject, icons]) =>
  Object.entries(icons).map(([name, Icon]) => ({ subject, name, Icon })),
);

export default function IconSelect() {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(options[0] ?? null);
  return (
    <Autocomplete
      options={options}
      value={chosen}
      onChange={(_, next) => setChosen(next)}
      groupBy={({ subject }) => translate(`demo.iconList.${subject}`)}
      getOptionLabel={({ name }) => name}
      renderOption={({ key, ...props }, { name, Icon }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          <Icon />
          {name}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('demo.iconSelect.label')}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: chosen && (
                <InputAdornment position="start">
                  <chosen.Icon />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}

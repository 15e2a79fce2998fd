import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusOnMount } from './focusOnMount';

/** Above this number, a text narrows the list. */
const CODES_WITHOUT_SEARCH = 10;

interface CodeChecklistProps {
  label: string;
  codes: readonly string[];
  textOf: (code: string) => string;
  value: readonly string[];
  /** Whether at most one code can be chosen. */
  isSingle?: boolean;
  onChange: (codes: string[]) => void;
}

/** The codes of a field, to tick. Enter submits the form around it. */
export function CodeChecklist({ label, codes, textOf, value, isSingle = false, onChange }: CodeChecklistProps) {
  const translate = useTranslate();
  const name = useId();
  const [text, setText] = useState('');
  const isSearched = codes.length > CODES_WITHOUT_SEARCH;
  const shown = codes.filter((code) => textOf(code).toLowerCase().includes(text.trim().toLowerCase()));
  const Control = isSingle ? Radio : Checkbox;
  // The order in which the codes are defined, whatever the order of ticking.
  const withCode = (code: string, isOn: boolean) =>
    codes.filter((each) => (each === code ? isOn : value.includes(each)));
  return (
    <>
      {isSearched && (
        <TextField
          fullWidth
          size="small"
          margin="none"
          label={translate('kit.list.search')}
          value={text}
          inputRef={focusOnMount}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Box
        role={isSingle ? 'radiogroup' : 'group'}
        aria-label={label}
        sx={{ display: 'flex', flexDirection: 'column', maxHeight: 260, overflowY: 'auto', marginInline: -0.5 }}
      >
        {shown.map((code, at) => (
          <FormControlLabel
            key={code}
            label={textOf(code)}
            sx={{ marginInline: 0, flex: 'none' }}
            control={
              <Control
                size="small"
                name={name}
                checked={value.includes(code)}
                onChange={(_, isOn) => onChange(isSingle ? [code] : withCode(code, isOn))}
                slotProps={{ input: { ref: at === 0 && !isSearched ? focusOnMount : undefined } }}
                sx={{ padding: 0.5 }}
              />
            }
          />
        ))}
      </Box>
    </>
  );
}

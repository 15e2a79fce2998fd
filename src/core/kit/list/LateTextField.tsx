import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 400;

export interface LateTextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'text' | 'number';
  placeholder?: string;
  helperText?: string;
}

/** A debounced text input: reports its value after a pause in typing, on Enter, and on blur. */
export function LateTextField({ label, value, onChange, type = 'text', placeholder, helperText }: LateTextFieldProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(value);
  useEffect(() => {
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string) => {
    clearTimeout(timer.current);
    if (next === told.current) return;
    told.current = next;
    onChange(next);
  };
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      type={type}
      label={label}
      value={text}
      placeholder={placeholder}
      helperText={helperText}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => tell(next), TYPING_PAUSE_MS);
      }}
      onBlur={() => tell(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
      }}
      slotProps={{ inputLabel: type === 'text' ? undefined : { shrink: true } }}
    />
  );
}

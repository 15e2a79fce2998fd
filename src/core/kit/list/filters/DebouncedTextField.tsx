import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 400;

export interface DebouncedTextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'text' | 'number';
  placeholder?: string;
  helperText?: string;
}

/** A debounced text input: reports its value after a pause in typing, on Enter, and on blur. */
export function DebouncedTextField({
  label,
  value,
  onChange,
  type = 'text',
  placeholder,
  helperText,
}: DebouncedTextFieldProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastReported = useRef(value);
  useEffect(() => {
    lastReported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = (next: string) => {
    clearTimeout(timer.current);
    if (next === lastReported.current) return;
    lastReported.current = next;
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
        timer.current = setTimeout(() => report(next), TYPING_PAUSE_MS);
      }}
      onBlur={() => report(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report(text);
      }}
      slotProps={{ inputLabel: type === 'text' ? undefined : { shrink: true } }}
    />
  );
}

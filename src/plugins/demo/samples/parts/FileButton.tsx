import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** Extensions and types, as in `<input accept>`. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Opens a file picker. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Cleared, so that the same file can be chosen again after a correction.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

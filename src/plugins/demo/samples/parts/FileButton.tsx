import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** Endings and types, as in `<input accept>`. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Lets a file be chosen from this computer. */
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
          // Emptied, so that the same file can be chosen again after it was corrected.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText } from 'react-admin';
import type { KitInputProps } from './inputProps';

export interface UploadProblemsProps {
  /** Why files were rejected. */
  problems: readonly string[];
  fieldState: { invalid: boolean; error?: { message?: string | undefined } | undefined };
  helperText: KitInputProps['helperText'];
}

/** Errors below a file input: of the selected files and of the field. */
export function UploadProblems({ problems, fieldState, helperText }: UploadProblemsProps) {
  return (
    <>
      {problems.length > 0 && (
        <FormHelperText error role="alert" sx={{ marginInline: 0 }}>
          {problems.join(' ')}
        </FormHelperText>
      )}
      {(fieldState.invalid || helperText) && (
        <FormHelperText error={fieldState.invalid} sx={{ marginInline: 0 }}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </>
  );
}

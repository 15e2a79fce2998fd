import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText } from 'react-admin';
import type { KitInputProps } from './inputProps';

export interface UploadProblemsProps {
  /** Why files were not taken. */
  problems: readonly string[];
  fieldState: { invalid: boolean; error?: { message?: string | undefined } | undefined };
  helperText: KitInputProps['helperText'];
}

/** What is wrong below an input of files: with what was chosen, and with the field. */
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

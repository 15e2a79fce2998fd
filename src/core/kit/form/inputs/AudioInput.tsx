import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef, useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { MEBIBYTE, uploadRules } from '../../../../../contract/calls/files';
import { useUploads } from '../../image/useUploads';
import type { KitInputProps } from './inputProps';
import { UploadProblems } from './UploadProblems';

/** Input for one recording: selected, uploaded immediately, removable. */
export function AudioInput(props: KitInputProps) {
  const translate = useTranslate();
  const labelId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { field, fieldState, isRequired } = useInput<string | null>({
    ...props,
    format: (value) => value ?? null,
    parse: (value) => value,
  });
  const change = (value: string | null) => {
    field.onChange(value);
    field.onBlur();
  };
  const { uploads, problems, add } = useUploads(change, 'callRecord');
  const label = translate(props.label);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Box id={labelId} sx={{ fontSize: '0.75rem', color: fieldState.invalid ? 'error.main' : 'text.secondary' }}>
        <FieldTitle label={props.label} source={props.source} isRequired={isRequired} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {field.value && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            <GraphicEqIcon fontSize="small" color="primary" />
            {name || translate('kit.audio.stored')}
            <IconButton size="small" aria-label={translate('kit.audio.remove')} onClick={() => change(null)}>
              <DeleteIcon fontSize="inherit" />
            </IconButton>
          </Box>
        )}
        <Button
          ref={field.ref}
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          disabled={uploads.length > 0}
          aria-describedby={`${labelId}-help`}
          onClick={() => fileInput.current?.click()}
        >
          {translate(field.value ? 'kit.audio.replace' : 'kit.audio.choose')}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={label}
          accept={`${uploadRules.callRecord.mimes.join()},.amr,.m4a,.mp3,.wav`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            setName(files[0]?.name ?? '');
            void add(files);
            // Reset, so that the same file can be selected again.
            target.value = '';
          }}
        />
      </Box>
      {uploads.map((upload) => (
        <LinearProgress
          key={upload.key}
          variant="determinate"
          value={upload.progress * 100}
          aria-label={translate('kit.image.uploading', { name: upload.file.name })}
        />
      ))}
      <FormHelperText id={`${labelId}-help`} sx={{ marginInline: 0 }}>
        {translate('kit.audio.help', { max: uploadRules.callRecord.bytesMax / MEBIBYTE })}
      </FormHelperText>
      <UploadProblems problems={problems} fieldState={fieldState} helperText={props.helperText} />
    </Box>
  );
}

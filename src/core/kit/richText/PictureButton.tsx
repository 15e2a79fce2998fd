import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { fileUrl, MEBIBYTE, uploadRules } from '../../../../contract/calls/files';
import { useUploads } from '../image/useUploads';

const { mimes, bytesMax } = uploadRules.image;

/** Inserts local pictures into a rich text; they are uploaded immediately. */
export function PictureButton() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const input = useRef<HTMLInputElement>(null);
  const insert = (fileId: string) =>
    void editor
      ?.chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: fileUrl(fileId) } })
      .run();
  const { uploads, problems, add } = useUploads(insert);
  const label = translate('kit.richText.upload', { max: bytesMax / MEBIBYTE });
  return (
    <>
      <ToggleButton
        size="small"
        value="upload"
        aria-label={label}
        title={label}
        disabled={!editor?.isEditable || uploads.length > 0}
        onClick={() => input.current?.click()}
      >
        <UploadIcon fontSize="inherit" />
      </ToggleButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={mimes.join()}
        aria-label={label}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {uploads.length > 0 && (
        <LinearProgress
          sx={{ alignSelf: 'center', width: 80 }}
          aria-label={translate('kit.image.uploading', { name: uploads[0]?.file.name })}
        />
      )}
      {problems.length > 0 && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problems.join('\n')}
        </Alert>
      )}
    </>
  );
}

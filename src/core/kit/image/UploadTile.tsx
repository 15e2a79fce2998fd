import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useImageUrl } from './useImageUrl';
import type { Upload } from './useUploads';

/** A picture being uploaded: preview, progress and a cancel button. */
export function UploadTile({ upload: { file, progress, cancel } }: { upload: Upload }) {
  const translate = useTranslate();
  const { url } = useImageUrl('', file);
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ width: 72 }}>
      <Box sx={{ height: 72, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider', opacity: 0.6 }}>
        {url && <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
      </Box>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={translate('kit.image.uploading', { name: file.name })}
      />
      <Box sx={{ textAlign: 'center' }}>
        <IconButton
          size="small"
          aria-label={translate('kit.image.cancel', { name: file.name })}
          onClick={cancel}
          sx={{ padding: 0.25 }}
        >
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </Box>
    </Box>
  );
}

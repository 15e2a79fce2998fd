import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** Shows a picture as large as the window allows. */
export default function ImageDialog({ url, label, onClose }: { url: string; label: string; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: 7 }}>
        {label}
      </DialogTitle>
      <IconButton
        autoFocus
        aria-label={translate('ra.action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 8, top: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'flex', justifyContent: 'center' }}>
        <Box component="img" src={url} alt={label} sx={{ maxWidth: '100%', maxHeight: '75vh', objectFit: 'contain' }} />
      </DialogContent>
    </Dialog>
  );
}

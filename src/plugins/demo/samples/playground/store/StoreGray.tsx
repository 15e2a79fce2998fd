import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useGrayMode } from '../../../../../core/plugin-api';

export default function StoreGray() {
  const translate = useTranslate();
  const [isGray, setGray] = useGrayMode();
  const [isOpen, setOpen] = useState(false);
  const warn = (open: boolean) => {
    setOpen(open);
    setGray(open);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" aria-pressed={isGray} onClick={() => setGray(!isGray)}>
        {translate(isGray ? 'demo.storeGray.off' : 'demo.storeGray.on')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => warn(true)}>
        {translate('demo.storeGray.warn')}
      </Button>
      <Dialog open={isOpen} onClose={() => warn(false)} role="alertdialog" aria-labelledby="gray-title">
        <DialogTitle id="gray-title">{translate('demo.storeGray.title')}</DialogTitle>
        <DialogContent>{translate('demo.storeGray.text')}</DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => warn(false)}>
            {translate('demo.storeGray.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}

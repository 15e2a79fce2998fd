import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useFullscreen } from '../../../../../core/plugin-api';

export default function StoreFullscreen() {
  const translate = useTranslate();
  const notify = useNotify();
  const { isAvailable, isFull, toggle } = useFullscreen();
  return (
    <Button
      variant="contained"
      disabled={!isAvailable}
      onClick={() => toggle().catch(() => notify('demo.storeFullscreen.refused', { type: 'warning' }))}
    >
      {translate(isFull ? 'demo.storeFullscreen.leave' : 'demo.storeFullscreen.enter')}
    </Button>
  );
}

import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

export default function PageCacheOn() {
  const translate = useTranslate();
  // Nothing to do: a page stays mounted while its tab is open.
  return <TextField label={translate('demo.pageCache.text')} />;
}

import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RemountOnReturn } from '../../../../core/plugin-api';

export default function PageCacheOff() {
  const translate = useTranslate();
  return (
    <RemountOnReturn>
      <TextField label={translate('demo.pageCache.text')} />
    </RemountOnReturn>
  );
}

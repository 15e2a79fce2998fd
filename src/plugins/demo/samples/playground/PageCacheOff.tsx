import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FreshOnReturn } from '../../../../core/plugin-api';

export default function PageCacheOff() {
  const translate = useTranslate();
  return (
    <FreshOnReturn>
      <TextField label={translate('demo.pageCache.text')} />
    </FreshOnReturn>
  );
}

import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Says on every screen of the section that no diagnosis rests on what is shown. */
export function Disclaimer() {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" sx={{ paddingBlock: 0, '& .MuiAlert-message': { paddingBlock: 0.75 } }}>
      {translate('report-manage.disclaimer')}
    </Alert>
  );
}

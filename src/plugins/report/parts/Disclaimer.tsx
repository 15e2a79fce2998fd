import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** States on every page of the section that it is no basis for a diagnosis. */
export function Disclaimer() {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" sx={{ paddingBlock: 0, '& .MuiAlert-message': { paddingBlock: 0.75 } }}>
      {translate('report-manage.disclaimer')}
    </Alert>
  );
}

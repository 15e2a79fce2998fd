import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Links to the page that shows the log. */
export function LogLink() {
  const translate = useTranslate();
  return (
    <MuiLink component={Link} to="/log">
      {translate('demo.logLog.open')}
    </MuiLink>
  );
}

import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { StateMessage } from './StateMessage';

/** Stands in the place of a page that the administrator may not see. */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <StateMessage
      icon={<LockOutlinedIcon />}
      title={translate('console.state.deniedTitle')}
      text={translate('console.state.deniedText')}
      actions={
        <Button variant="outlined" component={Link} to={HOME_PATH}>
          {translate('console.action.home')}
        </Button>
      }
    />
  );
}

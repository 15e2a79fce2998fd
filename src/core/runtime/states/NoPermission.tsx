import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { StateMessage } from '../../theme/StateMessage';

/** Stands in the place of a page that the administrator may not see, or that nobody sees with this back end. */
export function NoPermission({ isOffered }: { isOffered: boolean }) {
  const translate = useTranslate();
  return (
    <StateMessage
      state="denied"
      title={translate(isOffered ? 'console.state.deniedTitle' : 'problems.notOffered')}
      text={isOffered ? translate('console.state.deniedText') : undefined}
      actions={
        <Link className="kit-button kit-button-edge" to={HOME_PATH}>
          {translate('console.action.home')}
        </Link>
      }
    />
  );
}

import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { StateMessage } from '../../theme/messages/StateMessage';

/** Shown in place of a page that this administrator, or with this back end nobody, can open. */
export function NoPermission({ isOffered: isSupported }: { isOffered: boolean }) {
  const translate = useTranslate();
  return (
    <StateMessage
      state="denied"
      title={translate(isSupported ? 'console.state.deniedTitle' : 'problems.notOffered')}
      text={isSupported ? translate('console.state.deniedText') : undefined}
      actions={
        <Link className="kit-button kit-button-edge" to={HOME_PATH}>
          {translate('console.action.home')}
        </Link>
      }
    />
  );
}

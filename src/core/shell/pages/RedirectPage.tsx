import { Navigate, useLocation, useParams } from 'react-router';
import { useConsole } from '../ConsoleContext';

/** Internal address /redirect/{route*}: redirects to the given page, only within the console. */
export default function RedirectPage() {
  const { session } = useConsole();
  const { '*': route = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={session.safeRedirect(`/${route}${search}${hash}`)} replace />;
}

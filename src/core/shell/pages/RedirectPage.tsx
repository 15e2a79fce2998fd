import { Navigate, useLocation, useParams } from 'react-router';
import { useConsole } from '../ConsoleContext';

/** The hidden address /redirect/{route*}: goes on to the page it names, within the console only. */
export default function RedirectPage() {
  const { session } = useConsole();
  const { '*': route = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={session.safeRedirect(`/${route}${search}${hash}`)} replace />;
}

import { useListContext } from 'react-admin';
import { Unreadable } from '../page/Unreadable';

/** The list could not be read: why, and a way to try again. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <Unreadable error={error} onRetry={() => void refetch()} isPart />;
}

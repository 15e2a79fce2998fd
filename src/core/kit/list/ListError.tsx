import { useListContext } from 'react-admin';
import { Unreadable } from '../page/Unreadable';

/** Error of the list: the reason, and a retry button. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <Unreadable error={error} onRetry={() => void refetch()} isPart />;
}

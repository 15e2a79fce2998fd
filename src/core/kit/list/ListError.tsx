import { useListContext } from 'react-admin';
import { LoadFailure } from '../page/LoadFailure';

/** Error of the list: the reason, and a retry button. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <LoadFailure error={error} onRetry={() => void refetch()} isPart />;
}

import { HttpError, useNotify } from 'react-admin';
import { reasonText } from '../../../../contract/calls/refusal';

/** Returns a function that shows all reasons of a refused or failed silent call in a toast, where no dialog shows them. */
export function useNotifyRefusal(): (failure: unknown) => void {
  const notify = useNotify();
  return (failure) => notify(reasonText(failure), { type: failure instanceof HttpError ? 'warning' : 'error' });
}

import { HttpError, useNotify } from 'react-admin';
import { reasonText } from '../../../../contract/refusal';

/** Tells in a toast every reason why a silent call was refused or failed, where there is no dialog to tell it. */
export function useTellRefusal(): (failure: unknown) => void {
  const notify = useNotify();
  return (failure) => notify(reasonText(failure), { type: failure instanceof HttpError ? 'warning' : 'error' });
}

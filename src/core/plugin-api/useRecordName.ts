import { useContext, useEffect } from 'react';
import { PageTabContext } from './useTabs';

/**
 * Tells what the record of the page is called, so that its tab, the breadcrumb and the browser title say whom it is
 * about instead of a number.
 * @param name as the administrator may see it; `undefined` while it is not known
 */
export function useRecordName(name: string | undefined): void {
  const nameRecord = useContext(PageTabContext)?.nameRecord;
  useEffect(() => {
    if (name !== undefined) nameRecord?.(name);
  }, [name, nameRecord]);
}

import { useContext, useEffect } from 'react';
import { PageTabContext } from './useTabs';

/**
 * Sets the name of the page's record, so that its tab, the breadcrumb and the browser title show it instead of a number.
 * @param name as the administrator can see it; `undefined` until it is known
 */
export function useRecordName(name: string | undefined): void {
  const setRecordName = useContext(PageTabContext)?.setRecordName;
  useEffect(() => {
    if (name !== undefined) setRecordName?.(name);
  }, [name, setRecordName]);
}

import { useEffect, useState } from 'react';
import { whenSettled } from './whenSettled';

/** Returns true once the first page is shown and the browser is idle (`whenSettled`). */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  return isSettled;
}

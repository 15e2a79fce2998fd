import { useEffect, useState } from 'react';
import { whenSettled } from './whenSettled';

/** Becomes true once the first page is there and the browser has nothing else to do (`whenSettled`). */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  return isSettled;
}

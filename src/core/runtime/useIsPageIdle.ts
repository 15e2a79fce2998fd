import { useEffect, useState } from 'react';
import { runWhenPageIdle } from './runWhenPageIdle';

/** Returns true once the first page is shown and the browser is idle (`runWhenPageIdle`). */
export function useIsPageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => runWhenPageIdle(() => setIsIdle(true)), []);
  return isIdle;
}

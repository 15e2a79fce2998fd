import { useEffect, useState } from 'react';

/** Milliseconds of waiting before an indicator appears. */
const DELAY_MS = 200;

/** Returns true once the component has been mounted for {@link DELAY_MS}. */
export function useDelayedFlag(): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsElapsed(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isElapsed;
}

import { useEffect, useState } from 'react';

/** Milliseconds of waiting before an indicator appears. */
const PATIENCE_MS = 200;

/** Returns true once the component has been mounted for {@link PATIENCE_MS}. */
export function useLateFlag(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

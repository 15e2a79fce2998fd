import { useEffect, useState } from 'react';

/** Milliseconds below which waiting is not worth a sign. */
const PATIENCE_MS = 200;

/** Becomes true when the component has stood for {@link PATIENCE_MS}. */
export function useLateFlag(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

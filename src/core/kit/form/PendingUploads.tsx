import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Pending {
  /** How many uploads the form still waits for. */
  count: number;
  /** An upload began; call the answer when it is over, however it went. */
  begin: () => () => void;
}

const PendingContext = createContext<Pending>({ count: 0, begin: () => () => undefined });

/** Lets a form wait with saving until what was chosen has been uploaded. */
export function PendingUploads({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((all) => all + 1);
    return () => setCount((all) => all - 1);
  }, []);
  const state = useMemo(() => ({ count, begin }), [count, begin]);
  return <PendingContext.Provider value={state}>{children}</PendingContext.Provider>;
}

/** The uploads of the form around an input. */
export function usePendingUploads(): Pending {
  return useContext(PendingContext);
}

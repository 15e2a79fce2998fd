import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Pending {
  /** Number of running uploads. */
  count: number;
  /** Registers an upload; call the returned function when it has ended, successfully or not. */
  begin: () => () => void;
}

const PendingContext = createContext<Pending>({ count: 0, begin: () => () => undefined });

/** Lets a form delay saving until the selected files have been uploaded. */
export function PendingUploads({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((all) => all + 1);
    return () => setCount((all) => all - 1);
  }, []);
  const state = useMemo(() => ({ count, begin }), [count, begin]);
  return <PendingContext.Provider value={state}>{children}</PendingContext.Provider>;
}

/** Returns the pending uploads of the surrounding form. */
export function usePendingUploads(): Pending {
  return useContext(PendingContext);
}

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface PendingUploadsState {
  /** Number of running uploads. */
  count: number;
  /** Registers an upload; call the returned function when it has ended, successfully or not. */
  registerUpload: () => () => void;
}

const PendingUploadsContext = createContext<PendingUploadsState>({ count: 0, registerUpload: () => () => undefined });

/** Lets a form delay saving until the selected files have been uploaded. */
export function PendingUploads({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const registerUpload = useCallback(() => {
    setCount((all) => all + 1);
    return () => setCount((all) => all - 1);
  }, []);
  const state = useMemo(() => ({ count, registerUpload }), [count, registerUpload]);
  return <PendingUploadsContext.Provider value={state}>{children}</PendingUploadsContext.Provider>;
}

/** Returns the pending uploads of the surrounding form. */
export function usePendingUploads(): PendingUploadsState {
  return useContext(PendingUploadsContext);
}

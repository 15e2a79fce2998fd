import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface ColumnFit {
  /** The columns that do not fit into the table's width. */
  unfitting: readonly string[];
  setUnfitting: (sources: readonly string[]) => void;
}

const ColumnFitContext = createContext<ColumnFit>({ unfitting: [], setUnfitting: () => undefined });

/** Shares which columns do not fit between the table, which measures them, and the toolbar. */
export function ColumnFitProvider({ children }: { children: ReactNode }) {
  const [unfitting, setUnfitting] = useState<readonly string[]>([]);
  const setChanged = useCallback(
    (sources: readonly string[]) => setUnfitting((current) => (current.join() === sources.join() ? current : sources)),
    [],
  );
  const value = useMemo(() => ({ unfitting, setUnfitting: setChanged }), [unfitting, setChanged]);
  return <ColumnFitContext value={value}>{children}</ColumnFitContext>;
}

/** Returns which columns of the surrounding list do not fit. */
export function useColumnFit(): ColumnFit {
  return useContext(ColumnFitContext);
}

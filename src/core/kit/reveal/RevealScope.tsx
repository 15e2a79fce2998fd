import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { UNMASK_SECONDS } from '../../../../contract/constants';
import type { KitRecord } from '../entity/recordTitle';

interface Revealed {
  record: KitRecord;
  /** Time in milliseconds since 1970 at which it is masked again. */
  until: number;
}

interface RevealState {
  revealed: Readonly<Record<string, Revealed>>;
  show: (key: string, record: KitRecord) => void;
  hide: (key: string) => void;
}

const RevealContext = createContext<RevealState>({ revealed: {}, show: ignore, hide: ignore });

/** Holds the unmasked records of one page, each for {@link UNMASK_SECONDS}; unmounting the page discards them. */
export function RevealScope({ children }: { children: ReactNode }) {
  const [revealed, setRevealed] = useState<RevealState['revealed']>({});
  const hide = useCallback((key: string) => setRevealed((all) => without(all, key)), []);
  const show = useCallback(
    (key: string, record: KitRecord) =>
      setRevealed((all) => ({ ...all, [key]: { record, until: Date.now() + UNMASK_SECONDS * 1000 } })),
    [],
  );
  useEffect(() => {
    const timers = Object.entries(revealed).map(([key, { until }]) => setTimeout(() => hide(key), until - Date.now()));
    return () => timers.forEach(clearTimeout);
  }, [revealed, hide]);
  const state = useMemo(() => ({ revealed, show, hide }), [revealed, show, hide]);
  return <RevealContext.Provider value={state}>{children}</RevealContext.Provider>;
}

/** Returns the unmasked record while it is revealed, else the given record. */
export function useRevealedRecord(record: KitRecord): KitRecord {
  const { revealed } = useContext(RevealContext);
  const resource = useResourceContext();
  return revealed[revealKey(resource, record)]?.record ?? record;
}

/** Returns functions that reveal and hide one record of the current resource. */
export function useRevealState(record: KitRecord) {
  const { revealed, show, hide } = useContext(RevealContext);
  const key = revealKey(useResourceContext(), record);
  return {
    until: revealed[key]?.until,
    show: (unmasked: KitRecord) => show(key, unmasked),
    hide: () => hide(key),
  };
}

function revealKey(resource: string | undefined, record: KitRecord): string {
  return `${resource}/${record.id}`;
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));
}

function ignore(): void {
  throw new Error('Revealing needs a RevealScope around it');
}

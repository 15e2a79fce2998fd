import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Target of each option, in display order. */
  paths: readonly string[];
  /** Whether the first option is final, whatever is still loading. */
  isFirstFinal: boolean;
  open: (path: string) => void;
}

/**
 * Manages the selection among options that arrive over time. The selection is stored by path, so that later results do not
 * move it. Enter waits until the first option is final.
 */
export function useResultSelection({ paths, isFirstFinal, open }: Options) {
  const [chosen, setChosen] = useState<string>();
  const [isEnterPending, setIsEnterPending] = useState(false);
  const position = chosen === undefined ? -1 : paths.indexOf(chosen);
  const active = Math.max(0, position);
  const isFinal = isFirstFinal || position >= 0;

  const openActive = useEffectEvent(() => {
    setIsEnterPending(false);
    const path = paths[active];
    if (path !== undefined) open(path);
  });
  useEffect(() => {
    if (isEnterPending && isFinal) openActive();
  }, [isEnterPending, isFinal]);

  return {
    /** Index of the option that Enter opens. */
    active,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && paths.length > 0) {
        event.preventDefault();
        setChosen(paths[(active + step + paths.length) % paths.length]);
      }
      if (event.key === 'Enter') setIsEnterPending(true);
    },
    /** Clears the selection for a new search. */
    reset: () => {
      setChosen(undefined);
      setIsEnterPending(false);
    },
  };
}

import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Target of each option, in display order. */
  paths: readonly string[];
  /** Whether the first option is final, whatever is still loading. */
  isFirstKnown: boolean;
  open: (path: string) => void;
}

/**
 * Manages the selection among options that arrive over time. The selection is stored by path, so that later results do not
 * move it. Enter waits until the first option is final.
 */
export function useChosenPath({ paths, isFirstKnown, open }: Options) {
  const [chosen, setChosen] = useState<string>();
  const [isEntered, setIsEntered] = useState(false);
  const position = chosen === undefined ? -1 : paths.indexOf(chosen);
  const active = Math.max(0, position);
  const isKnown = isFirstKnown || position >= 0;

  const enter = useEffectEvent(() => {
    setIsEntered(false);
    const path = paths[active];
    if (path !== undefined) open(path);
  });
  useEffect(() => {
    if (isEntered && isKnown) enter();
  }, [isEntered, isKnown]);

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
      if (event.key === 'Enter') setIsEntered(true);
    },
    /** Clears the selection for a new search. */
    reset: () => {
      setChosen(undefined);
      setIsEntered(false);
    },
  };
}

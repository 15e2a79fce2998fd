import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Where each option leads, in the order in which they stand. */
  paths: readonly string[];
  /** Whether the first option stays the first, whatever is still being asked for. */
  isFirstKnown: boolean;
  open: (path: string) => void;
}

/**
 * Chooses among options that arrive while somebody looks: the arrow keys choose by address, so that answers which come
 * later do not move the choice, and Enter waits until it is known what stands first.
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
    /** Position of the option that Enter opens. */
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
    /** Forgets the choice; something else is looked for. */
    reset: () => {
      setChosen(undefined);
      setIsEntered(false);
    },
  };
}

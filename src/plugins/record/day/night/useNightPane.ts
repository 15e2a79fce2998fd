import { useMemo } from 'react';
import type { AlertOfDay } from '../alertOfDay';
import { useDayWords } from '../dayWords';
import type { WearerFacts } from '../kinds/kindDay';
import { panesOf } from '../kinds/panesOf';
import type { Pane } from '../plot/plot';
import { kindOf } from '../recordDefinition';
import type { NightKind } from './nightKinds';
import { useNight } from './useNight';

export interface NightPaneRequest {
  deviceId: number;
  deviceUserId: number | null;
  /** The day on which the night ends. */
  date: string;
  /** Names of the visible kinds. */
  shown: ReadonlySet<string>;
  wearer: WearerFacts;
}

const none: readonly AlertOfDay[] = [];

/**
 * Returns the first pane of one kind at the height used in a night. Returns undefined while it is hidden or without data.
 */
export function useNightPane(kind: NightKind, { shown, wearer, ...night }: NightPaneRequest) {
  const { definition, height } = kind;
  const word = useDayWords();
  const isShown = shown.has(definition.entity.name);
  const query = useNight({ definition, ...night, isShown });
  const { data } = query;
  const pane = useMemo((): Pane | undefined => {
    if (!data || !isShown) return undefined;
    const [first] = panesOf[kindOf(definition)]({ ...data, wearer, word });
    return first && { ...first, height };
  }, [data, isShown, definition, height, wearer, word]);
  const alerts = isShown ? (data?.alerts ?? none) : none;
  return {
    pane,
    alerts,
    error: query.error,
    isFetching: query.isFetching,
    isAllowed: query.isAllowed,
    refetch: query.refetch,
  };
}

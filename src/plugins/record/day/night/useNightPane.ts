import { useMemo } from 'react';
import type { AlertOfDay } from '../alertOfDay';
import type { WearerFacts } from '../kinds/kindDay';
import { panesOf } from '../kinds/panesOf';
import type { Pane, Span } from '../plot/plot';
import { kindOf } from '../recordDefinition';
import { useDayTranslate } from '../useDayTranslate';
import { joinDays } from './joinDays';
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
  span: Span;
}

const none: readonly AlertOfDay[] = [];

/**
 * Returns the first pane of one kind at the height used in a night. Returns undefined while it is hidden or without data.
 */
export function useNightPane(kind: NightKind, { shown, wearer, span, ...night }: NightPaneRequest) {
  const { definition, height } = kind;
  const translateDay = useDayTranslate();
  const isShown = shown.has(definition.entity.name);
  const query = useNight({ definition, ...night, isShown, span });
  const { data: days } = query;
  const data = useMemo(() => {
    if (!days) return undefined;
    const joined = joinDays(days, span);
    // Alerts without a time belong to the whole night. If the night is split between calendar days, each has only a part.
    const isSplit = definition.layout.startSec >= 0;
    const ofNight = isSplit ? [] : (days.day?.alerts ?? []).filter(({ fromSec }) => fromSec === null);
    return { ...joined, alerts: [...ofNight, ...joined.alerts] };
  }, [days, span, definition]);
  const pane = useMemo((): Pane | undefined => {
    if (!data || !isShown) return undefined;
    const [first] = panesOf[kindOf(definition)]({ ...data, wearer, translateDay });
    return first && { ...first, height };
  }, [data, isShown, definition, height, wearer, translateDay]);
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

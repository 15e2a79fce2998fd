import { useEffect, useEffectEvent, useState } from 'react';
import { extractRows, useCallQuery } from '../../../core/kit';
import { useIsLive, useLiveUpdates } from '../../../core/plugin-api';
import type { WardAlert } from '../entities/alerts/wearerAlert';

/** Maximum number of alerts in one request, the worst first. */
export const ALARMS_MAX = 20;
/** Minimum milliseconds between two requests while changes come in. */
const THROTTLE_MS = 500;
/** Milliseconds until alerts are polled again, without and with live updates. */
const POLL_MS = { alone: 5_000, live: 60_000 };

/** Returns the alerts that nobody has taken on. Reloads them on every page of the console as soon as one comes or goes. */
export function useAlarms(resource: string) {
  const isLive = useIsLive();
  const { data, isError, refetch } = useCallQuery(
    resource,
    'selectWard',
    { isOpen: true, most: ALARMS_MAX },
    {
      parse: extractRows<WardAlert>,
      refetchInterval: isLive ? POLL_MS.live : POLL_MS.alone,
      refetchIntervalInBackground: true,
    },
  );
  const reload = useEffectEvent(() => void refetch());
  const reloadThrottled = useThrottled(reload);
  useLiveUpdates((news) => {
    if (news.kind === 'resumed' || (news.kind === 'changed' && news.entities.includes('wearerAlert')))
      reloadThrottled();
  });
  return { alarms: data, isError, refetch };
}

/** Throttles a function: runs it at once, then at most every {@link THROTTLE_MS}. The last call is never lost. */
function useThrottled(run: () => void): () => void {
  const state = useState(newState)[0];
  useEffect(() => () => clearTimeout(state.timer), [state]);
  return () => {
    if (state.timer !== undefined) {
      state.isDue = true;
      return;
    }
    run();
    const onTimeout = () => {
      state.timer = undefined;
      if (!state.isDue) return;
      state.isDue = false;
      run();
      state.timer = setTimeout(onTimeout, THROTTLE_MS);
    };
    state.timer = setTimeout(onTimeout, THROTTLE_MS);
  };
}

interface ThrottleState {
  timer?: ReturnType<typeof setTimeout> | undefined;
  isDue: boolean;
}

const newState = (): ThrottleState => ({ isDue: false });

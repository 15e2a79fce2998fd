import { useEffect, useRef } from 'react';
import { playTones } from '../../../core/kit';
import { useStoredState } from '../../../core/plugin-api';
import type { Inbox } from '../entities/outbox';

/** Milliseconds for which the other windows of this browser stay silent. */
const SUPPRESS_MS = 2_000;

/** Returns whether this browser plays a sound for new messages, and plays it. */
export function useChime(inbox: Inbox | undefined) {
  const [isOn, setOn] = useStoredState({
    key: 'bellSound',
    scope: 'user',
    initial: false,
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!inbox) return;
    const latest = Math.max(0, ...inbox.messages.map(({ id }) => id));
    const previous = newest.current;
    newest.current = latest;
    if (isOn && previous !== undefined && latest > previous) ringOnce();
  }, [inbox, isOn]);
  const toggle = () => {
    setOn(!isOn);
    if (!isOn) ring();
  };
  return { isOn, toggle };
}

function ring(): void {
  playTones([
    { at: 0, hertz: 784, seconds: 0.15 },
    { at: 0.18, hertz: 1047, seconds: 0.3 },
  ]);
}

/** Only one of several windows plays the sound. */
function ringOnce(): void {
  if (!('locks' in navigator)) {
    ring();
    return;
  }
  void navigator.locks.request('bellSound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    ring();
    await new Promise((resolve) => setTimeout(resolve, SUPPRESS_MS));
  });
}

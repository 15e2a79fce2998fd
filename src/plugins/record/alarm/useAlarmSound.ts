import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { type SoundState, soundOutput } from '../../../core/kit';
import { useStoredState } from '../../../core/plugin-api';
import type { WardAlert } from '../entities/alerts/wearerAlert';
import { AlarmSchedule } from './alarmSchedule';
import { alarmSignals } from './alarmSignals';

/** Milliseconds between two checks for a signal that is due. */
const CHECK_MS = 250;
/** Events that count as user activation, after which browsers allow sound. */
const USER_GESTURES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Sound settings of alarms in this browser, and whether the sound can be heard. */
export interface AlarmSound {
  /** Defaults to true. */
  isOn: boolean;
  state: SoundState;
  /** Whether the user has agreed to sound in this browser. */
  hasConsent: boolean;
  /** Must be called from a user gesture, such as a press. */
  turnOn: () => void;
  turnOff: () => void;
}

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Plays the signal of the most urgent alert while it waits, in one window of the browser only. */
export function useAlarmSound(alarms: readonly WardAlert[] | undefined): AlarmSound {
  const [isOn, setOn] = useStoredState({ key: 'alarmSound', scope: 'user', initial: true, parse: parseFlag });
  const [hasConsent, setConsent] = useStoredState({
    key: 'alarmConsent',
    scope: 'user',
    initial: false,
    parse: parseFlag,
  });
  const state = useSyncExternalStore(soundOutput.watch, soundOutput.state);
  useResumeOnGesture(isOn && state === 'blocked');
  const schedule = useRef<AlarmSchedule>(undefined);
  schedule.current ??= new AlarmSchedule();
  useEffect(() => {
    if (alarms) schedule.current?.update(alarms, Date.now());
  }, [alarms]);
  const playDueSignal = useEffectEvent(() => {
    const priority = schedule.current?.due(Date.now());
    if (priority === undefined) return;
    const { tones, wave, loudness } = alarmSignals[priority];
    soundOutput.play(tones, { wave, loudness });
  });
  const canSound = isOn && state === 'running';
  // Only a window that can make sound requests the lock, so that a silent window never keeps another one quiet.
  useEffect(() => (canSound ? runInOneWindow(() => playDueSignal()) : undefined), [canSound]);
  return {
    isOn,
    state,
    hasConsent,
    turnOn: () => {
      setOn(true);
      setConsent(true);
      const { tones, wave, loudness } = alarmSignals.low;
      void soundOutput.resume().then(() => soundOutput.play(tones, { wave, loudness }));
    },
    turnOff: () => setOn(false),
  };
}

/** Resumes the sound after the first user gesture, because browsers block it until then. */
function useResumeOnGesture(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return;
    const resume = () => void soundOutput.resume();
    for (const gesture of USER_GESTURES) window.addEventListener(gesture, resume, { capture: true, passive: true });
    return () => {
      for (const gesture of USER_GESTURES) window.removeEventListener(gesture, resume, { capture: true });
    };
  }, [isBlocked]);
}

/**
 * Polls in one window of the browser at a time. When that window closes or falls silent, the next one takes over. Without
 * the Web Locks API (plain HTTP from another machine) every window polls: several sounds are better than none.
 */
function runInOneWindow(playDueSignal: () => void): () => void {
  const abort = new AbortController();
  const sound = () =>
    new Promise<void>((resolve) => {
      playDueSignal();
      const timer = setInterval(playDueSignal, CHECK_MS);
      abort.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  if ('locks' in navigator) {
    // Rejects when aborted before the lock is granted.
    navigator.locks.request('wardAlarm', { signal: abort.signal }, sound).catch(() => undefined);
  } else {
    void sound();
  }
  return () => abort.abort();
}

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { type SoundState, soundOutput } from '../../../core/kit';
import { useStoredState } from '../../../core/plugin-api';
import type { WardPatient } from '../entities/wearerAlert';
import { AlarmSchedule } from './alarmSchedule';
import { alarmSignals } from './alarmSignals';

/** Milliseconds between two looks at what is due. */
const LOOK_MS = 250;
/** Signs of somebody before the window, by which browsers let it be heard. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** How the sound of alarms is set in this browser, and whether it can be heard. */
export interface AlarmSound {
  /** On unless somebody has turned it off here. */
  isOn: boolean;
  state: SoundState;
  /** Whether somebody has been asked and has let this browser sound. */
  hasConsent: boolean;
  /** To be called while somebody presses something. */
  turnOn: () => void;
  turnOff: () => void;
}

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Plays the signal of the most urgent alert, in one window of this browser, as long as it waits. */
export function useAlarmSound(alarms: readonly WardPatient[] | undefined): AlarmSound {
  const [isOn, setOn] = useStoredState({ key: 'alarmSound', scope: 'user', initial: true, parse: parseFlag });
  const [hasConsent, setConsent] = useStoredState({
    key: 'alarmConsent',
    scope: 'user',
    initial: false,
    parse: parseFlag,
  });
  const state = useSyncExternalStore(soundOutput.watch, soundOutput.state);
  useResumedOnSign(isOn && state === 'blocked');
  const schedule = useRef<AlarmSchedule>(undefined);
  schedule.current ??= new AlarmSchedule();
  useEffect(() => {
    if (alarms) schedule.current?.update(alarms, Date.now());
  }, [alarms]);
  const look = useEffectEvent(() => {
    const priority = schedule.current?.due(Date.now());
    if (priority === undefined) return;
    const { tones, wave, loudness } = alarmSignals[priority];
    soundOutput.play(tones, { wave, loudness });
  });
  const canSound = isOn && state === 'running';
  // Only a window that can be heard takes the turn, so that a silent one keeps no other from sounding.
  useEffect(() => (canSound ? inOneWindow(() => look()) : undefined), [canSound]);
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

/** A browser that blocks sound lets it be heard once somebody has pressed anything. */
function useResumedOnSign(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return;
    const resume = () => void soundOutput.resume();
    for (const sign of SIGNS) window.addEventListener(sign, resume, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, resume, { capture: true });
    };
  }, [isBlocked]);
}

/**
 * Looks again and again, in one window of the browser at a time: when it closes or falls silent, the next one takes over.
 * Without locks (plain HTTP from another machine) each window does: several are better than none.
 */
function inOneWindow(look: () => void): () => void {
  const abort = new AbortController();
  const sound = () =>
    new Promise<void>((resolve) => {
      look();
      const timer = setInterval(look, LOOK_MS);
      abort.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  if ('locks' in navigator) {
    // Given up before its turn came.
    navigator.locks.request('wardAlarm', { signal: abort.signal }, sound).catch(() => undefined);
  } else {
    void sound();
  }
  return () => abort.abort();
}

import { type SignalTone, scheduleTones } from './playTones';

/** Whether signals are audible: `blocked` until the first user gesture, `none` if the browser has no audio. */
export type SoundState = 'running' | 'blocked' | 'none';

let output: AudioContext | undefined;
const listeners = new Set<() => void>();

function openOutput(): AudioContext | undefined {
  if (!output && typeof AudioContext !== 'undefined') {
    output = new AudioContext();
    output.addEventListener('statechange', () => {
      for (const listener of [...listeners]) listener();
    });
  }
  return output;
}

/**
 * The window's audio output for signals that must be heard; unlike {@link playTones}, it reports whether they are audible.
 */
export const soundOutput = {
  state(): SoundState {
    const sound = openOutput();
    if (!sound) return 'none';
    return sound.state === 'running' ? 'running' : 'blocked';
  },

  /** Asks the browser to allow audio; works during a user gesture. */
  async resume(): Promise<void> {
    // On refusal, the state stays `blocked`.
    await openOutput()
      ?.resume()
      .catch(() => undefined);
  },

  play(tones: readonly SignalTone[], options: { wave?: OscillatorType; loudness?: number } = {}): void {
    const sound = openOutput();
    if (sound?.state === 'running') void scheduleTones(sound, tones, options);
  },

  /** Watches changes of {@link SoundState}; @returns unsubscribes */
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

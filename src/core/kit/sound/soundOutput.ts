import { type SignalTone, scheduleTones } from './playTones';

/** Whether signals can be heard: `blocked` until somebody has touched the page, `none` where the browser has no sound. */
export type SoundState = 'running' | 'blocked' | 'none';

let output: AudioContext | undefined;
const watchers = new Set<() => void>();

function open(): AudioContext | undefined {
  if (!output && typeof AudioContext !== 'undefined') {
    output = new AudioContext();
    output.addEventListener('statechange', () => {
      for (const watcher of [...watchers]) watcher();
    });
  }
  return output;
}

/** The one output of a window for signals that must be heard; unlike a single signal it knows whether they are. */
export const soundOutput = {
  state(): SoundState {
    const sound = open();
    if (!sound) return 'none';
    return sound.state === 'running' ? 'running' : 'blocked';
  },

  /** Asks the browser to let signals be heard; it does when somebody is just pressing something. */
  async resume(): Promise<void> {
    // A browser that refuses says so by the state.
    await open()
      ?.resume()
      .catch(() => undefined);
  },

  play(tones: readonly SignalTone[], options: { wave?: OscillatorType; loudness?: number } = {}): void {
    const sound = open();
    if (sound?.state === 'running') void scheduleTones(sound, tones, options);
  },

  /** Hears when {@link SoundState} changes; @returns ends it */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};

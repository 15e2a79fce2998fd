/** One tone of a signal. */
export interface SignalTone {
  /** Seconds after the first. */
  at: number;
  hertz: number;
  seconds: number;
}

const LOUDNESS = 0.3;

/** Plays a short signal; silent where the browser has no sound or nobody has touched the page yet. */
export function playTones(tones: readonly SignalTone[]): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  const volume = sound.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(sound.destination);
  for (const { at, hertz, seconds } of tones) {
    const tone = sound.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + seconds);
    tone.onended = () => {
      if (at === tones.at(-1)?.at) void sound.close();
    };
  }
}

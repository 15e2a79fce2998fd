/** One tone of a signal. */
export interface SignalTone {
  /** Start in seconds after the first tone. */
  at: number;
  hertz: number;
  seconds: number;
}

const LOUDNESS = 0.3;
/** Seconds to fade in and out, so that the tone does not click. */
const RAMP = 0.015;

/** Plays a short signal; silent if the browser has no audio, or before the first user gesture. */
export function playTones(tones: readonly SignalTone[]): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  void scheduleTones(sound, tones).then(() => sound.close());
}

/** Plays a signal on an existing output; resolves when its last tone has ended. */
export function scheduleTones(
  sound: AudioContext,
  tones: readonly SignalTone[],
  { wave = 'sine', loudness = LOUDNESS }: { wave?: OscillatorType; loudness?: number } = {},
): Promise<void> {
  const ends = tones.map(({ at, hertz, seconds }) => {
    const [from, to] = [sound.currentTime + at, sound.currentTime + at + seconds];
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + RAMP);
    volume.gain.setValueAtTime(loudness, to - RAMP);
    volume.gain.linearRampToValueAtTime(0, to);
    tone.connect(volume).connect(sound.destination);
    tone.start(from);
    tone.stop(to);
    return new Promise<void>((resolve) => {
      tone.onended = () => resolve();
    });
  });
  return Promise.all(ends).then(() => undefined);
}

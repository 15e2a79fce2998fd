/** Tones of an alarm: when each begins, in seconds, and its frequency in hertz. */
const TONES = [
  [0, 880],
  [0.25, 660],
  [0.5, 880],
] as const;
const TONE_SEC = 0.2;
const LOUDNESS = 0.3;

/** Plays three short tones; silent where the browser has no sound or nobody has touched the page yet. */
export function playAlarm(): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  const volume = sound.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(sound.destination);
  for (const [at, frequency] of TONES) {
    const tone = sound.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + TONE_SEC);
    tone.onended = () => {
      if (at === TONES.at(-1)?.[0]) void sound.close();
    };
  }
}

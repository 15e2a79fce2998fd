import { playTones } from '../../../core/kit';

/** Plays three short tones. */
export function playAlarm(): void {
  playTones([
    { at: 0, hertz: 880, seconds: 0.2 },
    { at: 0.25, hertz: 660, seconds: 0.2 },
    { at: 0.5, hertz: 880, seconds: 0.2 },
  ]);
}

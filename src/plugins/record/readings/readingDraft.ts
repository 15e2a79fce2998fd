/** A reading as it is typed. */
export interface ReadingDraft {
  /** Tells rows apart while they are added and removed. */
  key: number;
  /** `HH:mm`. */
  time: string;
  sys: string;
  dia: string;
  pulse: string;
  posture: string;
  arm: string;
  /** The reading that is stored; what the row does not show stays as it is. */
  stored: Readonly<Record<string, unknown>>;
}

export type ReadingField = Exclude<keyof ReadingDraft, 'key' | 'stored'>;

let keys = 0;

/** An empty row, or one of a reading that is stored. */
export function readingDraft(stored: ReadingDraft['stored'] = {}): ReadingDraft {
  keys += 1;
  const text = (name: string) => (stored[name] == null ? '' : String(stored[name]));
  const time = typeof stored.sec === 'number' ? timeOf(stored.sec) : '';
  return {
    key: keys,
    time,
    sys: text('sys'),
    dia: text('dia'),
    pulse: text('pulse'),
    posture: text('posture'),
    arm: text('arm'),
    stored,
  };
}

/** What the call is given of a row; the server says what is wrong with it. */
export function readingInput({ time, sys, dia, pulse, posture, arm, stored }: ReadingDraft): Record<string, unknown> {
  const [hours, minutes] = time.split(':');
  const isSameTime = typeof stored.sec === 'number' && timeOf(stored.sec) === time;
  return {
    ...(stored.cuffOk != null && { cuffOk: stored.cuffOk }),
    sec: isSameTime ? stored.sec : time === '' ? null : Number(hours) * 3_600 + Number(minutes) * 60,
    sys: numberOrNull(sys),
    dia: numberOrNull(dia),
    ...(pulse !== '' && { pulse: numberOrNull(pulse) }),
    ...(posture !== '' && { posture }),
    ...(arm !== '' && { arm }),
  };
}

/** A day's readings are kept to the second, and typed to the minute. */
function timeOf(sec: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(sec / 3_600))}:${twoDigits(Math.floor(sec / 60) % 60)}`;
}

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

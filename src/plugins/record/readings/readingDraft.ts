/** A reading as typed. */
export interface ReadingDraft {
  /** React key of the row. */
  key: number;
  /** `HH:mm`. */
  time: string;
  sys: string;
  dia: string;
  pulse: string;
  posture: string;
  arm: string;
  /** The stored reading. Fields that the row does not show stay unchanged. */
  stored: Readonly<Record<string, unknown>>;
}

export type ReadingField = Exclude<keyof ReadingDraft, 'key' | 'stored'>;

let keys = 0;

/** Creates an empty row, or a row with a stored reading. */
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

/** Converts a row to the input of the call. The server validates it. */
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

/** Formats the time of a reading. Stored readings have seconds, but the input has minutes. */
function timeOf(sec: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(sec / 3_600))}:${twoDigits(Math.floor(sec / 60) % 60)}`;
}

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

import type { Read } from '../../../../contract/defineEntity';

/** Reads what happens now, for the wall display. Returns {@link WallLive}. */
export const selectWallLive = { input: {}, answer: 'record' } satisfies Read;

/** Maximum number of events, the newest first. */
export const LIVE_EVENTS_MAX = 20;

export type LiveTone = 'neutral' | 'positive' | 'warning' | 'danger';

/** Colors of tones, as paths in the theme's palette. */
export const liveColors: Readonly<Record<LiveTone, string>> = {
  neutral: 'info.main',
  positive: 'success.main',
  warning: 'warning.main',
  danger: 'error.main',
};

/** Something that happened, or a state, in words. Names are masked. */
interface LiveNote {
  /** Unique among all sections. */
  id: string;
  /** Message key of a text with `%{subject}`, `%{name}`, `%{street}`, `%{time}` (time of day) and `%{minutes}`. */
  text: string;
  tone: LiveTone;
  /** What it is about: a message key, or the name of a type list entry. */
  subject: { key: string } | { name: string; nameEn: string | null; nameJa: string | null } | null;
  name: string | null;
  street: string | null;
  /** ISO 8601 with `+08:00`. */
  time: string;
}

/** Something that has just happened. */
export interface LiveEvent extends LiveNote {
  minutes: number | null;
}

/** A caregiver or an alarm, placed by street; coordinates are rounded to about a kilometer. */
export interface LiveMarker extends LiveNote {
  kind: 'caregiver' | 'alarm';
  lng: number | null;
  lat: number | null;
}

/** The answer of `selectWallLive`. */
export interface WallLive {
  /** The entities whose changes make it outdated. */
  entities: string[];
  events: LiveEvent[];
  markers: LiveMarker[];
}

export interface LiveTexts {
  translate: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  /** Returns the name of a type list entry in the language of the user. */
  entryName: (entry: { name: string; nameEn: string | null; nameJa: string | null }) => string;
}

/** Returns what an event or a marker says. */
export function liveText(note: LiveEvent | LiveMarker, { translate, entryName }: LiveTexts): string {
  const { text, subject, name, street, time } = note;
  return translate(text, {
    subject: subject === null ? '' : 'key' in subject ? translate(subject.key) : entryName(subject),
    name: name ?? '',
    street: street ?? translate('system-manage.dashboard.wall.somewhere'),
    time: time.slice(11, 16),
    minutes: 'minutes' in note ? note.minutes : null,
  });
}

import type { Call } from './defineEntity';
import type { Erasure, RetentionLaw } from './erasure';
import { integer, reason } from './fields';

/** Maximum age of the password entry for erasing a person, in milliseconds. In effect the password is required each time. */
export const ERASURE_PASSWORD_MS = 2 * 60_000;

/** The calls of an entity of people that preview the erasure of a person and perform it. */
export const erasureCalls = {
  /** Answers an {@link ErasurePreview} without changing anything. */
  previewErasure: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    risk: 'write',
    scope: 'admin',
  },
  erasePerson: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      /** May name the person, so it must be erased as well. */
      reason: reason({ personal: true }),
    },
    risk: 'danger',
    scope: 'admin',
  },
} as const satisfies Readonly<Record<string, Call>>;

/** What erasure does to the records of one entity. */
export interface ErasedTable {
  entity: string;
  /** The name of the entity in the caller's language. */
  title: string;
  outcome: Erasure['records'];
  records: number;
  /** How many of these records a law requires to keep, and until when. Absent if there are none. */
  kept?: { records: number; until: string; law: RetentionLaw };
}

/** Records with unfinished work. */
export interface UnfinishedRecords {
  entity: string;
  title: string;
  records: number;
  /** Numbers of the first few records. */
  names: string[];
}

/** What erasing a person would do. */
export interface ErasurePreview {
  tables: ErasedTable[];
  /** Number of pictures and recordings that no other record uses. */
  files: number;
  /** A person cannot be erased while there are any. */
  unfinished: UnfinishedRecords[];
  /** The last day on which a record must be kept; null if none must. */
  keptUntil: string | null;
}

import { REASON_MAX } from './constants';
import type { Call } from './defineEntity';
import type { Erasure, RetentionLaw } from './erasure';
import { integer, text } from './fields';

/** Milliseconds within which the password was given before somebody is erased: it is asked for each time. */
export const ERASURE_PASSWORD_MS = 2 * 60_000;

/** The calls of an entity of people that erase one of them, and tell before what that would do. */
export const erasureCalls = {
  /** Answers an {@link ErasurePreview}; changes nothing. */
  previewErasure: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    risk: 'write',
    scope: 'admin',
  },
  erasePerson: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      /** May name the person, of whom nothing is to be left. */
      reason: text({ required: true, max: REASON_MAX, personal: true }),
    },
    risk: 'danger',
    scope: 'admin',
  },
} as const satisfies Readonly<Record<string, Call>>;

/** What becomes of the records of one entity. */
export interface ErasedTable {
  entity: string;
  /** The name of the entity in the language of who asked. */
  title: string;
  outcome: Erasure['records'];
  records: number;
  /** Of these records, those that a law keeps until a day; absent where it keeps none. */
  kept?: { records: number; until: string; law: RetentionLaw };
}

/** Records with which something is still to be done. */
export interface UnfinishedRecords {
  entity: string;
  title: string;
  records: number;
  /** Numbers of the first of them. */
  names: string[];
}

/** What erasing somebody would do. */
export interface ErasurePreview {
  tables: ErasedTable[];
  /** Pictures and recordings that nobody else uses. */
  files: number;
  /** Nobody is erased while there are any. */
  unfinished: UnfinishedRecords[];
  /** The last day on which a record has to be kept; null where none has. */
  keptUntil: string | null;
}

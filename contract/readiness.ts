import type { UnavailableCode } from './answerCodes';

/** What `/readyz` answers. */
export interface Readiness {
  status: 'ok' | 'unavailable';
  /** Why it is unavailable. */
  code?: UnavailableCode | 'stopping';
  /** There while demo data is still being written. */
  demoData?: { percent: number };
}

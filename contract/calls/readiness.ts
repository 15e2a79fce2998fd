import type { UnavailableCode } from './responseCodes';

/** The answer of `/readyz`. */
export interface Readiness {
  status: 'ok' | 'unavailable';
  /** Why it is unavailable. */
  code?: UnavailableCode | 'stopping';
  /** Present while demo data is still being written. */
  demoData?: { percent: number };
}

/** What `/readyz` answers. */
export interface Readiness {
  status: 'ok' | 'unavailable';
  /** There while demo data is still being written. */
  demoData?: { percent: number };
}

import type { StoredCloud } from '../../contract/report/lorenzReads';
export function demoCloud(_signal: unknown): StoredCloud | undefined {
  return undefined;
}

import type { TableSpec } from '../../../contract/table/tableSpec';
import { startThread } from '../../threads/startThread';
import { WorkLimitExceeded, WorkThread } from '../../threads/WorkThread';
import type { ParsedTable, TableRefusal } from './parseTable';
import type { TableWork } from './tableThread';

/** Memory limit of the thread, in megabytes; the largest file takes a fifth of it. */
const MEMORY_LIMIT_MB = 512;

const thread = new WorkThread<TableWork, ParsedTable | TableRefusal>(
  () =>
    startThread(new URL('./tableThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    }),
  { msMax: 60_000, idleMs: 60_000 },
);

/**
 * Reads the rows of a CSV file in a worker thread. It accepts UTF-8, UTF-16 or GB18030, separated by commas, semicolons or
 * tabs. Columns may be in any order, and a title may precede the headings.
 */
export async function parseTableFile(content: Uint8Array, spec: TableSpec): Promise<ParsedTable | TableRefusal> {
  try {
    return await thread.run({ content, spec });
  } catch (error) {
    if (error instanceof WorkLimitExceeded) return { refused: 'tooManyRows' };
    throw error;
  }
}

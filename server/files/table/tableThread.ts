import { decodeTable } from '../../../contract/table/decodeTable';
import type { TableSpec } from '../../../contract/table/tableSpec';
import { answerWork } from '../../threads/answerWork';
import { type ReadTable, readTable, type TableRefusal } from './readTable';

/** A table to read. */
export interface TableWork {
  content: Uint8Array;
  spec: TableSpec;
}

answerWork(({ content, spec }: TableWork): ReadTable | TableRefusal => {
  const text = decodeTable(content);
  return text === undefined ? { refused: 'undecodable' } : readTable(text, spec);
});

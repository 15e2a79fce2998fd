import { decodeTable } from '../../../contract/table/decodeTable';
import type { TableSpec } from '../../../contract/table/tableSpec';
import { handleWork } from '../../threads/handleWork';
import { type ParsedTable, parseTable, type TableRefusal } from './parseTable';

/** A table to read. */
export interface TableWork {
  content: Uint8Array;
  spec: TableSpec;
}

handleWork(({ content, spec }: TableWork): ParsedTable | TableRefusal => {
  const text = decodeTable(content);
  return text === undefined ? { refused: 'undecodable' } : parseTable(text, spec);
});

import type { EntityExtension } from '../operations/extension';
import { recordNumber } from './recordNumber';

/** The account section: numbers of mini-program users. */
export const accountExtensions: Readonly<Record<string, EntityExtension>> = {
  user: { number: (_record, id) => ({ userNo: recordNumber('U', id, 8) }) },
};

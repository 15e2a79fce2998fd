import type { WriteTransaction } from '../db/database';
import type { Context } from '../operations/context';
import { definePort } from '../plugins/ports';

/** An account that has read unusually many personal records on a day, `YYYY-MM-DD`. */
export interface UnusualAccess {
  transaction: WriteTransaction;
  context: Context;
  adminId: number;
  day: string;
}

/** Sections implement this port to notify someone. The result is the names of the tables that they changed. */
export const unusualAccessPort = definePort<(access: UnusualAccess) => Promise<readonly string[]>>('access.unusual');

import type { WriteTransaction } from '../db/database';
import type { Context } from '../operations/context';
import { definePort } from '../plugins/ports';

/** An account that has read unusually many records of people on a day, `YYYY-MM-DD`. */
export interface UnusualAccess {
  transaction: WriteTransaction;
  context: Context;
  adminId: number;
  day: string;
}

/** Sections answer with how they tell somebody; an answer names the tables it changed. */
export const unusualAccessPort = definePort<(access: UnusualAccess) => Promise<readonly string[]>>('access.unusual');

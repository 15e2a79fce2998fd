import type { Database } from '../db';

export interface LeaseRequest {
  name: string;
  /** For how long nobody else, nor the holder, takes it again. */
  ms: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Lets one process at a time, and only so often, do what is named; `true` for the one. */
export function takeLease(database: Database, { name, ms, now }: LeaseRequest): Promise<boolean> {
  const expireTime = now + ms;
  return database.write(async (transaction) => {
    const taken = await transaction
      .insertInto('lease')
      .values({ name, expireTime })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ expireTime }).where('lease.expireTime', '<=', now),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  });
}

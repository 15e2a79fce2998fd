import { sql } from 'kysely';
import type { Migrations } from '../../../../server/plugin-api';

export const messageMigrations: Migrations = {
  // In earlier versions, messages within the mini-program waited for a sender.
  '2026-11-24-in-app-delivered': {
    up: async (database) => {
      await sql`update "outbox" set "status" = 'sent', "leaseEnd" = null, "sentTime" = coalesce("sentTime", "createTime")
        where "channel" in ('inbox', 'popup') and "status" in ('queued', 'sending', 'failed')`.execute(database);
      await sql`update "notice" set "sentCount" = (select count(*) from "outbox"
          where "outbox"."noticeId" = "notice"."id" and "outbox"."sentTime" is not null)
        where exists (select 1 from "outbox" where "outbox"."noticeId" = "notice"."id")`.execute(database);
    },
  },
};

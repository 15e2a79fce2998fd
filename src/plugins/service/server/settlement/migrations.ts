import type { Migrations } from '../../../../../server/plugin-api';
import { sqlDialectOf } from '../../../../../server/plugin-api/builtin';
import { postSettlements } from './settlementEntries';

export const serviceMigrations: Migrations = {
  // Earlier versions stored settlements only in their visits.
  '2026-11-28-post-settlements': {
    up: (database) => postSettlements({ transaction: database, dialect: sqlDialectOf(database) }, Date.now()),
  },
};

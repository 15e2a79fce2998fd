import type { Migrations } from '../../../../../server/plugin-api';
import { postSettlements } from './settlementEntries';

export const serviceMigrations: Migrations = {
  // Earlier versions stored settlements only in their visits.
  '2026-11-28-post-settlements': {
    up: (database) => postSettlements(database, Date.now()),
  },
};

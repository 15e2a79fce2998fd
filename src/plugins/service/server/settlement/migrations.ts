import { databaseKindOf, type Migrations } from '../../../../../server/plugin-api';
import { postSettlements } from './settlementEntries';

export const serviceMigrations: Migrations = {
  // Settlements were kept with their visits only.
  '2026-11-28-post-settlements': {
    up: (database) => postSettlements({ transaction: database, kind: databaseKindOf(database) }, Date.now()),
  },
};

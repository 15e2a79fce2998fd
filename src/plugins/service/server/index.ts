import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { packagePort } from '../../../../server/plugin-api/builtin';
import { servedStatePort } from '../../elderly/server/public';
import { figurePort, grantPort, livePort } from '../../system/server/public';
import { serviceEntities } from '../entities';
import { servedStates } from '../entities/applications/applicationStates';
import { caregiverAppCalls } from './caregiver/caregiverAppCalls';
import { addCaregiverRoutes } from './caregiver/caregiverRoutes';
import { serviceExtensions } from './extensions';
import { serviceGrants } from './grants';
import { serviceFigureSource } from './panel/serviceFigureSource';
import { riskRuleSeeds, riskRuleVersionSeeds } from './seeds/riskRule';
import { serviceTypeSeeds } from './seeds/serviceType';
import { applicationJobs } from './serviceApplication/applicationJobs';
import { serviceApplicationPackages } from './serviceApplication/applicationPackages';
import { inputJobs } from './serviceInput/inputJobs';
import { serviceTables } from './serviceTables';
import { serviceMigrations } from './settlement/migrations';
import { visitLive } from './wall/visitLive';

/** Nursing service: the catalog, attendants, addresses, applications from request to settlement, risks. */
export default defineServerPlugin({
  id: 'service',
  requires: ['system', 'elderly'],
  entities: serviceEntities,
  extensions: serviceExtensions,
  jobs: [...applicationJobs, ...inputJobs],
  routes: addCaregiverRoutes,
  describedCalls: () => caregiverAppCalls,
  provides: [
    provide(grantPort, serviceGrants),
    provide(packagePort, serviceApplicationPackages),
    provide(servedStatePort, servedStates),
    provide(figurePort, serviceFigureSource),
    provide(livePort, visitLive),
  ],
  seeds: [
    { entity: 'serviceType', rows: serviceTypeSeeds },
    { entity: 'riskRule', rows: riskRuleSeeds },
    { entity: 'riskRuleVersion', rows: riskRuleVersionSeeds },
  ],
  tables: serviceTables,
  migrations: serviceMigrations,
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});

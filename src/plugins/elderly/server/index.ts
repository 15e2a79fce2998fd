import { defineServerPlugin, provide } from '../../../../server/plugin-api';
import { packagePort } from '../../../../server/plugin-api/builtin';
import { figurePort, grantPort } from '../../system/server/public';
import { elderlyEntities } from '../entities';
import { elderlyPackages } from './elderlyPackages';
import { elderlyExtensions } from './extensions';
import { elderlyGrants } from './grants';
import { elderlyFigureSource } from './panel/elderlyFigureSource';
import { elderlyCapacityTypeSeeds } from './seeds/elderlyCapacityType';
import { elderlyCodeTypeSeeds } from './seeds/elderlyCodeType';
import { elderlyLiveTypeSeeds } from './seeds/elderlyLiveType';
import { elderlyMaritalStatusTypeSeeds } from './seeds/elderlyMaritalStatusType';
import { elderlyMunicipalTypeSeeds } from './seeds/elderlyMunicipalType';
import { elderlyTypeSeeds } from './seeds/elderlyType';

/** Elders, and the type lists that describe them. */
export default defineServerPlugin({
  id: 'elderly',
  requires: ['system'],
  entities: elderlyEntities,
  extensions: elderlyExtensions,
  provides: [
    provide(grantPort, elderlyGrants),
    provide(packagePort, elderlyPackages),
    provide(figurePort, elderlyFigureSource),
  ],
  seeds: [
    { entity: 'elderlyCapacityType', rows: elderlyCapacityTypeSeeds },
    { entity: 'elderlyCodeType', rows: elderlyCodeTypeSeeds },
    { entity: 'elderlyLiveType', rows: elderlyLiveTypeSeeds },
    { entity: 'elderlyMaritalStatusType', rows: elderlyMaritalStatusTypeSeeds },
    { entity: 'elderlyMunicipalType', rows: elderlyMunicipalTypeSeeds },
    { entity: 'elderlyType', rows: elderlyTypeSeeds },
  ],
  texts: import.meta.glob('../texts/{entities,operations,problems}/*.json'),
});

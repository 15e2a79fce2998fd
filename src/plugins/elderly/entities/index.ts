import { elderly } from './elderly';
import { elderlyIO } from './elderlyIO';
import { elderlyCapacityType } from './types/elderlyCapacityType';
import { elderlyCodeType } from './types/elderlyCodeType';
import { elderlyLiveType } from './types/elderlyLiveType';
import { elderlyMaritalStatusType } from './types/elderlyMaritalStatusType';
import { elderlyMunicipalType } from './types/elderlyMunicipalType';
import { elderlyType } from './types/elderlyType';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** Every entity of this section. */
export const elderlyEntities = [
  elderlyCapacityType,
  elderlyCodeType,
  elderlyLiveType,
  elderlyMaritalStatusType,
  elderlyMunicipalType,
  elderlyType,
  elderly,
  elderlyIO,
] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof elderlyEntities> {}
}

import { elderly } from './elderly';
import { elderlyCapacityType } from './elderlyCapacityType';
import { elderlyCodeType } from './elderlyCodeType';
import { elderlyIO } from './elderlyIO';
import { elderlyLiveType } from './elderlyLiveType';
import { elderlyMaritalStatusType } from './elderlyMaritalStatusType';
import { elderlyMunicipalType } from './elderlyMunicipalType';
import { elderlyType } from './elderlyType';

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

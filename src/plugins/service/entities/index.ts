import { attendant } from './attendant';
import { riskRule } from './riskRule';
import { riskRuleVersion } from './riskRuleVersion';
import { serviceApplication } from './serviceApplication';
import { serviceApplicationIO } from './serviceApplicationIO';
import { serviceInput } from './serviceInput';
import { serviceType } from './serviceType';
import { settlementEntry } from './settlement/settlementEntry';
import { userAddress } from './userAddress';

/** Every entity of this section. */
export const serviceEntities = [
  serviceType,
  riskRule,
  riskRuleVersion,
  attendant,
  userAddress,
  serviceApplication,
  settlementEntry,
  serviceInput,
  serviceApplicationIO,
] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof serviceEntities> {}
}

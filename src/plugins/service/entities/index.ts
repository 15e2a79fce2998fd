import { serviceApplication } from './applications/serviceApplication';
import { serviceApplicationIO } from './applications/serviceApplicationIO';
import { attendant } from './attendants/attendant';
import { userAddress } from './places/userAddress';
import { riskRule } from './risk/riskRule';
import { riskRuleVersion } from './risk/riskRuleVersion';
import { serviceInput } from './serviceInput';
import { serviceType } from './serviceType';
import { settlementEntry } from './settlement/settlementEntry';

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

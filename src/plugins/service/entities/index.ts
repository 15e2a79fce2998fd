import { serviceApplication } from './applications/serviceApplication';
import { serviceApplicationIO } from './applications/serviceApplicationIO';
import { attendant } from './attendants/attendant';
import { userAddress } from './places/userAddress';
import { riskRule } from './risk/riskRule';
import { riskRuleVersion } from './risk/riskRuleVersion';
import { serviceInput } from './serviceInput';
import { serviceType } from './serviceType';
import { settlementEntry } from './settlement/settlementEntry';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

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

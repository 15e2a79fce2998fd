import type { Entity } from '../../../contract/defineEntity';
import { operationsOf } from '../../../contract/operations';
import { type PermissionCheck, permissionName } from '../../../contract/permissions';
import type { Config } from '../../config';

/** Calls by which personal data is seen in full or leaves the house. */
const TAKES_DATA_OUT = /^(unmask|export|package\w*)$/;

/**
 * Makes the decision who has to have a second factor, where the operator requires it: super administrators and whoever
 * may unmask or export anything.
 */
export function secondFactorPolicy(
  { secondFactor }: Pick<Config, 'secondFactor'>,
  entities: readonly Entity[],
): SecondFactorNeed {
  if (secondFactor === 'optional') return () => false;
  const names = entities
    .flatMap(operationsOf)
    .filter(({ operation }) => TAKES_DATA_OUT.test(operation))
    .map(({ operation, entity, scope }) => permissionName(operation, entity, scope));
  return (can) => names.some(can);
}

/** Whether somebody who may call this needs a second factor. */
export type SecondFactorNeed = (can: PermissionCheck) => boolean;

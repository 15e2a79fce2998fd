import type { Entity } from '../../../contract/defineEntity';
import { operationsOf } from '../../../contract/operations';
import { type PermissionCheck, permissionName } from '../../../contract/permissions';
import type { Config } from '../../config';

/** Calls that unmask or export personal data. */
const EXPORTING_OPERATION = /^(unmask(Phone)?|export|package\w*)$/;

/**
 * Returns a function that decides who must have a second factor, if the operator requires it. Super administrators must, and
 * everyone who may unmask or export anything.
 */
export function secondFactorPolicy(
  { secondFactor }: Pick<Config, 'secondFactor'>,
  entities: readonly Entity[],
): SecondFactorNeed {
  if (secondFactor === 'optional') return () => false;
  const names = entities
    .flatMap(operationsOf)
    .filter(({ operation }) => EXPORTING_OPERATION.test(operation))
    .map(({ operation, entity, scope }) => permissionName(operation, entity, scope));
  return (can) => names.some(can);
}

/** Returns whether an account with these permissions needs a second factor. */
export type SecondFactorNeed = (can: PermissionCheck) => boolean;

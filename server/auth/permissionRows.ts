import { DEFAULT_LOCALE, type Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { type OperationSpec, operationsOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { WireRecord } from '../db/rows/recordCodec';
import type { Context } from '../operations/context';
import { SectionError } from '../plugins/collectPlugins';

type Names = Pick<Context, 'titleOf' | 'operationTitle'>;

/**
 * Returns one row of the permission list for each call and right of every entity.
 * @throws {SectionError} when an operation has no title
 */
export function permissionRows(entities: readonly Entity[], names: Names): WireRecord[] {
  return entities.flatMap((entity) => operationsOf(entity).map((spec) => permissionRow(entity, spec, names)));
}

/**
 * Returns the title of a permission in one language: `老人：新增`.
 * @throws {SectionError} when the operation has no title
 */
export function permissionTitle(
  entity: Entity,
  operation: string,
  { titleOf, operationTitle }: Names,
  locale: Locale,
): string {
  const title = operationTitle(entity, operation, locale);
  if (title === undefined) {
    throw new SectionError(
      entity.section,
      `the operation ${operation} of the entity ${entity.name} has no title; write one in texts/operations/${locale}`,
    );
  }
  return `${titleOf(entity.name, locale)}${locale === 'en' ? ': ' : '：'}${title}`;
}

function permissionRow(entity: Entity, spec: OperationSpec, names: Names): WireRecord {
  const { operation, scope, risk, method } = spec;
  const asksReason =
    Object.hasOwn(entity.transitions?.[operation]?.input ?? {}, 'reason') ||
    entity.calls?.[operation]?.input.reason?.required === true;
  return {
    name: permissionName(operation, entity.name, scope),
    operation,
    entity: entity.name,
    scope,
    title: permissionTitle(entity, operation, names, DEFAULT_LOCALE),
    group: entity.section,
    risk,
    needReason: asksReason || operation.startsWith('unmask'),
    method,
    builtin: true,
  };
}

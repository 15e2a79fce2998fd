import type { Entity } from '../../../../contract/defineEntity';
import { type CustomColumn, FieldValue } from '../../../core/kit';

/** Whose report it is, by the name in the report: who reviews reports need not be allowed to read elders. */
export const elderColumn = (entity: Entity): CustomColumn => ({
  source: 'elderlyId',
  render: (record) => <FieldValue entity={entity} source="elderlyName" record={record} />,
});

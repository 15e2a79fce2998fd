import type { FieldName } from '../../../../contract/defineEntity';
import type { CustomColumn } from '../../../core/kit';
import type { elderly } from '../entities/elderly';

/** Street and community in one column. */
export const place: CustomColumn<FieldName<typeof elderly>> = {
  source: 'community',
  label: 'elderly-manage.columns.place',
  render: placeText,
  exportText: placeText,
};

function placeText({ street, community }: Readonly<Record<string, unknown>>): string {
  return [street, community].filter(Boolean).join(' / ');
}

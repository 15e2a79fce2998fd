import type { CustomColumn } from '../../../core/kit';

/** Street and community in one column. */
export const place: CustomColumn = {
  source: 'community',
  label: 'elderly-manage.columns.place',
  render: placeText,
  exportText: placeText,
};

function placeText({ street, community }: Readonly<Record<string, unknown>>): string {
  return [street, community].filter(Boolean).join(' / ');
}

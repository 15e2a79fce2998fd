import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { selectMainPanel, updateMainPanel } from './mainPanel';
import { panelFields } from './panelFields';
import { selectWallLive } from './wallLive';

/** The code of the only panel. */
export const MAIN_PANEL = 'main';

/** The data dashboard: its name and the display of its figures. The figures themselves are counted on request. */
export const dataSystem = defineEntity({
  name: 'dataSystem',
  section: 'system',
  personal: false,
  titleField: 'code',
  fields: {
    code: text({ max: 20, unique: true, required: true, readOnly: true, list: true }),
    ...panelFields,
  },
  sort: [['createTime', 'desc']],
  deletion: { kind: 'never' },
  reads: { selectMainPanel, selectWallLive },
  calls: { updateMainPanel },
  check: (record) => checkItems(record),
});
export type DataSystem = EntityRecord<typeof dataSystem>;

/** Checks that each figure occurs once, and that a manual one has a value. */
function checkItems({ items }: Draft): Problem[] {
  const seen = new Set<unknown>();
  return (Array.isArray(items) ? items : []).flatMap((item: Draft, position): Problem[] => {
    const isDuplicate = seen.has(item.key);
    seen.add(item.key);
    if (isDuplicate) return [{ field: `items.${position}.key`, code: 'duplicateItem' }];
    const isMissing = item.mode === 'manual' && (item.manualValue === null || item.manualValue === undefined);
    return isMissing ? [{ field: `items.${position}.manualValue`, code: 'required' }] : [];
  });
}

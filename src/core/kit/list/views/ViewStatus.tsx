import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import type { DroppedViewPart } from '../../../../../contract/query/listView';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { findField } from '../../entity/fields';
import { fieldLabel } from '../../entity/labels';
import { KEYWORD } from '../filters/filterValues';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import { useDefaultViewsQuery } from './useListViews';
import { useViewResource } from './useViewResource';

/** Keeps the default views current, and names the parts of the view that this administrator does not get. */
export default function ViewStatus() {
  const { key, entity, columns } = useListSettings();
  const { active, setActive } = useActiveView(key);
  const translate = useTranslate();
  const separator = listSeparator(useLocale());
  useDefaultViewsQuery(useViewResource());
  if (!active) return null;
  const available = new Set(columns.map(({ source }) => source));
  const missing = (active.columns ?? []).filter((name) => !available.has(name));
  const parts = [
    ...active.dropped,
    ...missing.map((name): DroppedViewPart => ({ part: 'column', name, reason: 'removed' })),
  ];
  if (parts.length === 0) return null;
  const label = ({ part, name }: DroppedViewPart) => {
    const known = findField(entity, name) ? translate(fieldLabel(entity, name)) : name;
    return translate(`kit.views.part.${part}`, { name: name === KEYWORD ? translate('kit.list.keyword') : known });
  };
  const close = () =>
    setActive({ ...active, dropped: [], columns: active.columns?.filter((name) => available.has(name)) ?? null });
  return (
    <Alert severity="warning" onClose={close} sx={{ marginInline: 1.5, marginBlockEnd: 1 }}>
      {(['hidden', 'removed'] as const).map((reason) => {
        const names = parts.filter((each) => each.reason === reason).map(label);
        return names.length > 0 ? (
          <div key={reason}>{translate(`kit.views.${reason}`, { names: names.join(separator) })}</div>
        ) : null;
      })}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import type { DroppedViewPart } from '../../../../../contract/query/listView';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { findField } from '../../entity/fields';
import { fieldLabel } from '../../entity/labels';
import { KEYWORD } from '../filters/filterValues';
import { useListSettings } from '../ListSettings';

/** Names the parts of a view that its reader does not get. Loaded if there are any. */
export default function ViewNotice({ parts, onClose }: { parts: readonly DroppedViewPart[]; onClose: () => void }) {
  const { entity } = useListSettings();
  const translate = useTranslate();
  const separator = listSeparator(useLocale());
  const label = ({ part, name }: DroppedViewPart) => {
    const known = findField(entity, name) ? translate(fieldLabel(entity, name)) : name;
    return translate(`kit.views.part.${part}`, { name: name === KEYWORD ? translate('kit.list.keyword') : known });
  };
  return (
    <Alert severity="warning" onClose={onClose} sx={{ marginInline: 1.5, marginBlockEnd: 1 }}>
      {(['hidden', 'removed'] as const).map((reason) => {
        const names = parts.filter((each) => each.reason === reason).map(label);
        return names.length > 0 ? (
          <div key={reason}>{translate(`kit.views.${reason}`, { names: names.join(separator) })}</div>
        ) : null;
      })}
    </Alert>
  );
}

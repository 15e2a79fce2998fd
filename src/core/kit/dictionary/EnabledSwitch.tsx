import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { HttpError, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useAllowedActions } from '../action/useAllowedActions';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { type KitRecord, recordTitle } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { FieldValue } from '../field/FieldValue';
import { useNotifyRefusal } from '../refusal/useNotifyRefusal';

/** Enables or disables a type-list entry in place; the switch moves after the server has confirmed. */
export function EnabledSwitch({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const name = recordTitle({ record, titleField: entity.titleField, locale: useLocaleCode() });
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const notifyRefusal = useNotifyRefusal();
  const [isBusy, setIsBusy] = useState(false);
  if (!useAllowedActions(resource, ['edit']).has('edit'))
    return <FieldValue entity={entity} source="enabled" record={record} />;

  async function change(enabled: boolean) {
    setIsBusy(true);
    try {
      await dataProvider.update(resource, {
        id: record.id,
        data: { id: record.id, version: record.version, enabled },
        previousData: record,
        meta: { silent: 'rejection' },
      });
    } catch (failure) {
      // The HTTP client shows other failures.
      if (failure instanceof HttpError) notifyRefusal(failure);
    } finally {
      // Refresh after a refusal too: the row may be outdated.
      refresh();
      setIsBusy(false);
    }
  }

  return (
    <Switch
      size="small"
      checked={record.enabled === true}
      disabled={isBusy}
      onChange={(_, enabled) => void change(enabled)}
      slotProps={{ input: { 'aria-label': translate('kit.dictionary.enable', { name }) } }}
    />
  );
}

import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { HttpError, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useAllowedActions } from '../action/useAllowedActions';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/representRecord';
import { FieldValue } from '../field/FieldValue';
import { useTellRefusal } from '../refusal/useTellRefusal';

/** Switches a type-list entry on or off in place; it moves when the server has said yes. */
export function EnabledSwitch({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const tellRefusal = useTellRefusal();
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
      // Other failures are told by the HTTP client.
      if (failure instanceof HttpError) tellRefusal(failure);
    } finally {
      // Also after a refusal: the row may be out of date.
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
      slotProps={{ input: { 'aria-label': translate('kit.dictionary.enable', { name: String(record.name ?? '') }) } }}
    />
  );
}

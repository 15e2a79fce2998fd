import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { ActionRunner } from './ActionRunner';
import { isActionShown, isApplicable, type RecordAction } from './recordActions';
import { useRecordActions } from './useRecordActions';
import { useViewpoint } from './useViewpoint';

export interface RecordStepsProps {
  entity: Entity;
  resource: string;
  record: KitRecord;
  /** The steps to offer. */
  operations: readonly string[];
}

/** Selected steps that the record's state and the permissions allow, for places with little room. Each opens its dialog first. */
export function RecordSteps({ entity, resource, record, operations }: RecordStepsProps) {
  const translate = useTranslate();
  const viewpoint = useViewpoint();
  const [chosen, setChosen] = useState<RecordAction>();
  const actions = useRecordActions(entity, resource, 'record').filter(
    (action) => isActionShown(action, operations) && isApplicable({ entity, action, record, viewpoint }),
  );
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          size="small"
          variant="outlined"
          color={action.tone === 'positive' ? 'success' : action.tone === 'danger' ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
          sx={{ minWidth: 0, minHeight: 30, paddingInline: 1.25, whiteSpace: 'nowrap' }}
        >
          {translate(action.label)}
        </Button>
      ))}
      {chosen && (
        <ActionRunner
          entity={entity}
          resource={resource}
          action={chosen}
          records={[record]}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

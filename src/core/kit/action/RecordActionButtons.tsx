import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { ActionRunner, DeleteRunner } from './ActionRunner';
import { isActionShown, isApplicable, isDeletable, type RecordAction } from './recordActions';
import { useAllowedActions } from './useAllowedActions';
import { useRecordActions } from './useRecordActions';
import { useViewpoint } from './useViewpoint';

const StepMenu = lazy(() => import('./StepMenu'));

export interface RecordActionButtonsProps {
  entity: Entity;
  resource: string;
  record: KitRecord;
  /** Operations to offer, without delete. Defaults to all actions and delete. */
  operations?: readonly string[];
  /** Additional buttons, between the steps and the menu. */
  children?: ReactNode;
  onDeleted?: () => void;
}

/** Buttons for the steps that the record's state and the permissions allow now; dangerous steps and delete are in a menu. */
export function RecordActionButtons({
  entity,
  resource,
  record,
  operations,
  children,
  onDeleted,
}: RecordActionButtonsProps) {
  const translate = useTranslate();
  const viewpoint = useViewpoint();
  const actions = useRecordActions(entity, resource, 'record').filter(
    (action) => isActionShown(action, operations) && isApplicable({ entity, action, record, viewpoint }),
  );
  const canDelete = useAllowedActions(resource, ['delete']).has('delete') && !operations && isDeletable(entity, record);
  const [chosen, setChosen] = useState<RecordAction>();
  const [isDeleting, setIsDeleting] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const buttons = actions.filter(({ tone }) => tone !== 'danger');
  const items = actions.filter((action) => !buttons.includes(action));
  return (
    <>
      {buttons.map(({ icon: Icon, ...action }) => (
        <Button
          key={action.key}
          size="small"
          variant="outlined"
          color={action.tone === 'positive' ? 'success' : 'primary'}
          startIcon={Icon && <Icon />}
          onClick={() => setChosen(action)}
          sx={{ minWidth: 0, whiteSpace: 'nowrap' }}
        >
          {translate(action.label)}
        </Button>
      ))}
      {children}
      {(items.length > 0 || canDelete) && (
        <IconButton
          size="small"
          aria-label={translate('kit.list.more')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="inherit" />
        </IconButton>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <StepMenu
            anchor={anchor}
            actions={items}
            onChoose={setChosen}
            onDelete={canDelete ? () => setIsDeleting(true) : undefined}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
      {chosen && (
        <ActionRunner
          entity={entity}
          resource={resource}
          action={chosen}
          records={[record]}
          onClose={() => setChosen(undefined)}
        />
      )}
      {isDeleting && (
        <DeleteRunner
          entity={entity}
          resource={resource}
          records={[record]}
          onDeleted={onDeleted}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

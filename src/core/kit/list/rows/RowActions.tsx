import { lazy, Suspense, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { ActionRunner, DeleteRunner } from '../../action/ActionRunner';
import { isApplicable, isDeletable, type RecordAction } from '../../action/recordActions';
import { type KitRecord, recordTitle } from '../../entity/recordTitle';
import { useRevealState } from '../../reveal/RevealScope';
import { useListSettings } from '../ListSettings';
import type { AvailableRowActions } from '../useAvailableListActions';
import { RowIcon } from './RowIcon';

const RevealButton = lazy(() =>
  import('../../reveal/RevealButton').then((module) => ({ default: module.RevealButton })),
);
const StepMenu = lazy(() => import('../../action/StepMenu'));

/** Actions of a row: its most likely step, reveal, edit, and a menu with the rest. */
export function RowActions({ record, offers: availableActions }: { record: KitRecord; offers: AvailableRowActions }) {
  const { entity, rowActions } = useListSettings();
  const translate = useTranslate();
  const viewpoint = { adminId: availableActions.adminId, now: Date.now() };
  const actions = availableActions.actions.filter((action) => isApplicable({ entity, action, record, viewpoint }));
  const [chosen, setChosen] = useState<RecordAction | 'delete'>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const buttons = actions.filter(({ tone }) => tone === 'positive');
  const items = actions.filter((action) => !buttons.includes(action));
  const canDelete = availableActions.canDelete && isDeletable(entity, record);
  return (
    <span className="kit-row-actions">
      {rowActions?.(record)}
      {buttons.map((action) => (
        <button key={action.key} type="button" className="kit-step" onClick={() => setChosen(action)}>
          {action.icon && <action.icon />}
          {translate(action.label)}
        </button>
      ))}
      {availableActions.canReveal && <Reveal record={record} />}
      {availableActions.canEdit && <EditTool record={record} />}
      {(items.length > 0 || canDelete) && (
        <button
          type="button"
          className="kit-tool"
          title={translate('kit.list.more')}
          aria-label={translate('kit.list.more')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <RowIcon name="more" />
        </button>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <StepMenu
            anchor={anchor}
            actions={items}
            onChoose={setChosen}
            onDelete={canDelete ? () => setChosen('delete') : undefined}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
      {chosen && <ChosenActionRunner record={record} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </span>
  );
}

interface ChosenActionRunnerProps {
  record: KitRecord;
  chosen: RecordAction | 'delete';
  onClose: () => void;
}

function ChosenActionRunner({ record, chosen, onClose }: ChosenActionRunnerProps) {
  const { entity, resource } = useListSettings();
  const run = { entity, resource, records: [record], onClose };
  return chosen === 'delete' ? <DeleteRunner {...run} /> : <ActionRunner {...run} action={chosen} />;
}

/** Only an icon until clicked: the button with its dialog and timer is created only for the row that needs it. */
function Reveal({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { until } = useRevealState(record);
  const [isRequested, setIsRequested] = useState(false);
  if (isRequested || until !== undefined) {
    return (
      <Suspense fallback={null}>
        <RevealButton record={record} variant="icon" startsAsking={isRequested} />
      </Suspense>
    );
  }
  const label = translate('kit.reveal.action');
  return (
    <button type="button" className="kit-tool" title={label} aria-label={label} onClick={() => setIsRequested(true)}>
      <RowIcon name="reveal" />
    </button>
  );
}

function EditTool({ record }: { record: KitRecord }) {
  const { entity, resource, onEdit } = useListSettings();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = recordTitle({ record, titleField: entity.titleField, locale: '' });
  const tool = {
    className: 'kit-tool',
    title: translate('ra.action.edit'),
    'aria-label': translate('kit.list.edit', { name }),
  };
  return onEdit ? (
    <button type="button" {...tool} onClick={() => onEdit(record)}>
      <RowIcon name="edit" />
    </button>
  ) : (
    <a {...tool} data-page="" href={createPath({ resource, id: record.id, type: 'edit' })}>
      <RowIcon name="edit" />
    </a>
  );
}

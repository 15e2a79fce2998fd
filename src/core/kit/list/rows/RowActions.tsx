import { lazy, Suspense, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { ActionControls, type ActionVariant } from '../../action/ActionControls';
import type { AvailableActions } from '../../action/useAvailableActions';
import { type KitRecord, recordTitle } from '../../entity/recordTitle';
import { useRevealState } from '../../reveal/RevealScope';
import { useListSettings } from '../ListSettings';
import { RowIcon } from './RowIcon';

const RevealButton = lazy(() =>
  import('../../reveal/RevealButton').then((module) => ({ default: module.RevealButton })),
);

/** Plain elements with CSS classes: a list without open menus and dialogs needs no MUI buttons. */
const variant: ActionVariant = {
  buttonTones: ['positive'],
  ActionButton: ({ action, label, onClick }) => (
    <button type="button" className="kit-step" onClick={onClick}>
      {action.icon && <action.icon />}
      {label}
    </button>
  ),
  MenuButton: ({ label, onClick }) => (
    <button type="button" className="kit-tool" title={label} aria-label={label} aria-haspopup="menu" onClick={onClick}>
      <RowIcon name="more" />
    </button>
  ),
};

/** Actions of a row: its most likely step, reveal, edit, and a menu with the rest. */
export function RowActions({ record, available }: { record: KitRecord; available: AvailableActions }) {
  const { rowActions } = useListSettings();
  return (
    <span className="kit-row-actions">
      {rowActions?.(record)}
      <ActionControls available={available} record={record} variant={variant}>
        {available.canReveal && <Reveal record={record} />}
        {available.canEdit && <EditTool record={record} />}
      </ActionControls>
    </span>
  );
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

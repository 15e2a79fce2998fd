import { lazy, Suspense, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { ActionRunner, DeleteRunner } from '../action/ActionRunner';
import { isApplicable, isRemovable, type RecordAction } from '../action/recordActions';
import { type KitRecord, representRecord } from '../entity/representRecord';
import { useRevealState } from '../reveal/RevealScope';
import { useListSettings } from './ListSettings';
import { RowIcon } from './RowIcon';
import type { RowOffers } from './useListOffers';

const RevealButton = lazy(() => import('../reveal/RevealButton').then((module) => ({ default: module.RevealButton })));
const StepMenu = lazy(() => import('../action/StepMenu'));

/** Actions of a row: its most likely step, reveal, edit, and a menu with the rest. */
export function RowActions({ record, offers }: { record: KitRecord; offers: RowOffers }) {
  const { entity, rowActions } = useListSettings();
  const translate = useTranslate();
  const viewpoint = { adminId: offers.adminId, now: Date.now() };
  const actions = offers.actions.filter((action) => isApplicable({ entity, action, record, viewpoint }));
  const [chosen, setChosen] = useState<RecordAction | 'delete'>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const buttons = actions.filter(({ tone }) => tone === 'positive');
  const items = actions.filter((action) => !buttons.includes(action));
  const mayDelete = offers.mayDelete && isRemovable(entity, record);
  return (
    <span className="kit-row-actions">
      {rowActions?.(record)}
      {buttons.map((action) => (
        <button key={action.key} type="button" className="kit-step" onClick={() => setChosen(action)}>
          {action.icon && <action.icon />}
          {translate(action.label)}
        </button>
      ))}
      {offers.mayReveal && <Reveal record={record} />}
      {offers.mayEdit && <EditTool record={record} />}
      {(items.length > 0 || mayDelete) && (
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
            onDelete={mayDelete ? () => setChosen('delete') : undefined}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
      {chosen && <Chosen record={record} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </span>
  );
}

interface ChosenProps {
  record: KitRecord;
  chosen: RecordAction | 'delete';
  onClose: () => void;
}

function Chosen({ record, chosen, onClose }: ChosenProps) {
  const { entity, resource } = useListSettings();
  const run = { entity, resource, records: [record], onClose };
  return chosen === 'delete' ? <DeleteRunner {...run} /> : <ActionRunner {...run} action={chosen} />;
}

/** Only an icon until clicked: the button with its dialog and timer is created only for the row that needs it. */
function Reveal({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { until } = useRevealState(record);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked || until !== undefined) {
    return (
      <Suspense fallback={null}>
        <RevealButton record={record} variant="icon" startsAsking={isAsked} />
      </Suspense>
    );
  }
  const label = translate('kit.reveal.action');
  return (
    <button type="button" className="kit-tool" title={label} aria-label={label} onClick={() => setIsAsked(true)}>
      <RowIcon name="reveal" />
    </button>
  );
}

function EditTool({ record }: { record: KitRecord }) {
  const { entity, resource, onEdit } = useListSettings();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = representRecord({ record, represent: entity.represent, locale: '' });
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

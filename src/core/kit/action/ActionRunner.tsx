import { lazy, type ReactNode, Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import type { ChosenAction, RecordAction } from './recordActions';
import { useFullRecords } from './useFullRecords';

// Loaded on demand: a list needs no dialog until an action is chosen.
const ActionDialog = lazy(() => import('./ActionDialog'));
const DeleteDialog = lazy(() => import('./DeleteDialog'));

export interface ActionRunnerProps {
  entity: Entity;
  resource: string;
  action: RecordAction;
  records: readonly KitRecord[];
  onClose: () => void;
  /** Additional information below the question. */
  children?: ReactNode;
}

/** Runs a chosen action: the plugin's own dialog if there is one, else a question and the call. */
export function ActionRunner({ entity, resource, action, records, onClose, children }: ActionRunnerProps) {
  const { render, operation } = action;
  if (render) return <PluginDialog render={render} resource={resource} records={records} onClose={onClose} />;
  if (!operation) return null;
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={null}>
        <ActionDialog entity={entity} action={{ ...action, operation }} records={records} onClose={onClose}>
          {children}
        </ActionDialog>
      </Suspense>
    </ResourceContextProvider>
  );
}

/** A plugin's dialog can read any field, so it gets complete records, even from a list that loads only some fields. */
function PluginDialog({ render, resource, records, onClose }: PluginDialogProps) {
  const fullRecords = useFullRecords(resource, records, onClose);
  return fullRecords && render({ resource, records: fullRecords, onClose });
}

interface PluginDialogProps extends Pick<ActionRunnerProps, 'resource' | 'records' | 'onClose'> {
  render: NonNullable<RecordAction['render']>;
}

export interface ChosenActionRunnerProps extends Omit<ActionRunnerProps, 'action' | 'children'> {
  chosen: ChosenAction;
  onDeleted?: (() => void) | undefined;
}

/** Runs a chosen action, or asks and deletes. */
export function ChosenActionRunner({ chosen, onDeleted, ...props }: ChosenActionRunnerProps) {
  if (chosen !== 'delete') return <ActionRunner {...props} action={chosen} />;
  return (
    <Suspense fallback={null}>
      <DeleteDialog {...props} onDeleted={onDeleted} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/representRecord';
import type { RecordAction } from './recordActions';

// No list needs a dialog before one is asked for.
const ActionDialog = lazy(() => import('./ActionDialog'));
const DeleteDialog = lazy(() => import('./DeleteDialog'));

export interface ActionRunnerProps {
  entity: Entity;
  resource: string;
  action: RecordAction;
  records: readonly KitRecord[];
  onClose: () => void;
}

/** Runs a chosen action: the plugin's own dialog where it brought one, else a question and the call. */
export function ActionRunner({ entity, resource, action, records, onClose }: ActionRunnerProps) {
  const { render, operation } = action;
  if (render) return render({ resource, records, onClose });
  if (!operation) return null;
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={null}>
        <ActionDialog entity={entity} action={{ ...action, operation }} records={records} onClose={onClose} />
      </Suspense>
    </ResourceContextProvider>
  );
}

export interface DeleteRunnerProps extends Omit<ActionRunnerProps, 'action'> {
  onDeleted?: () => void;
}

/** Asks and deletes. */
export function DeleteRunner(props: DeleteRunnerProps) {
  return (
    <Suspense fallback={null}>
      <DeleteDialog {...props} />
    </Suspense>
  );
}

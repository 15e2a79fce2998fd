import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { ChosenActionRunner } from './ActionRunner';
import type { ChosenAction, RecordAction } from './recordActions';

const ActionMenu = lazy(() => import('./ActionMenu'));

export interface ActionTarget {
  entity: Entity;
  resource: string;
  record: KitRecord;
  onDeleted?: (() => void) | undefined;
}

export interface ActionMenuItems {
  actions: readonly RecordAction[];
  canDelete: boolean;
  /** Path of the form, if the menu leads to it. */
  editPath?: string | undefined;
}

export interface ActionMenuHandle {
  choose: (action: ChosenAction) => void;
  openMenu: (event: MouseEvent<HTMLElement>) => void;
  /** Renders the open menu, and the dialog of the chosen action. */
  render: (items: ActionMenuItems) => ReactNode;
}

/** Returns what runs the actions on a record: the choice of one by a button or in the menu, and its dialog. */
export function useActionMenu({ entity, resource, record, onDeleted }: ActionTarget): ActionMenuHandle {
  const [chosen, setChosen] = useState<ChosenAction>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return {
    choose: setChosen,
    openMenu: ({ currentTarget }) => setAnchor(currentTarget),
    render: ({ actions, canDelete, editPath }) => (
      <>
        {anchor && (
          <Suspense fallback={null}>
            <ActionMenu
              anchor={anchor}
              actions={actions}
              editPath={editPath}
              onChoose={setChosen}
              onDelete={canDelete ? () => setChosen('delete') : undefined}
              onClose={() => setAnchor(undefined)}
            />
          </Suspense>
        )}
        {chosen && (
          <ChosenActionRunner
            entity={entity}
            resource={resource}
            chosen={chosen}
            records={[record]}
            onDeleted={onDeleted}
            onClose={() => setChosen(undefined)}
          />
        )}
      </>
    ),
  };
}

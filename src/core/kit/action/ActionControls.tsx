import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { KitRecord } from '../entity/recordTitle';
import type { RecordAction } from './recordActions';
import { useActionMenu } from './useActionMenu';
import { type AvailableActions, actionsOnRecord } from './useAvailableActions';

/** The appearance of actions in a place. */
export interface ActionVariant {
  /** The actions with these tones are buttons; the others, and delete, are in the menu. */
  buttonTones: readonly RecordAction['tone'][];
  ActionButton: ComponentType<{ action: RecordAction; label: string; onClick: () => void }>;
  MenuButton: ComponentType<{ label: string; onClick: (event: MouseEvent<HTMLElement>) => void }>;
}

export interface ActionControlsProps {
  available: AvailableActions;
  record: KitRecord;
  variant: ActionVariant;
  /** Additional buttons, between the actions and the menu. */
  children?: ReactNode;
  onDeleted?: (() => void) | undefined;
}

/** The actions that the record's state allows now, as buttons and a menu, with the dialog of the chosen one. */
export function ActionControls({
  available,
  record,
  variant: { buttonTones, ActionButton, MenuButton },
  children,
  onDeleted,
}: ActionControlsProps) {
  const translate = useTranslate();
  const { entity, resource } = available;
  const menu = useActionMenu({ entity, resource, record, onDeleted });
  const { actions, canDelete } = actionsOnRecord(available, record);
  const isButton = ({ tone }: RecordAction) => buttonTones.includes(tone);
  const items = actions.filter((action) => !isButton(action));
  return (
    <>
      {actions.filter(isButton).map((action) => (
        <ActionButton
          key={action.key}
          action={action}
          label={translate(action.label)}
          onClick={() => menu.choose(action)}
        />
      ))}
      {children}
      {(items.length > 0 || canDelete) && <MenuButton label={translate('kit.list.more')} onClick={menu.openMenu} />}
      {menu.render({ actions: items, canDelete })}
    </>
  );
}

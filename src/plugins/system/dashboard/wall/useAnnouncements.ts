import type { DragEndEvent } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { WallTile } from './panelLayout';

type DragOver = Pick<DragEndEvent, 'active' | 'over'>;

/** Returns the screen reader announcements while a panel is moved. */
export function useDragAnnouncements(panels: readonly WallTile[]) {
  const translate = useTranslate();
  const hasLeft = useRef(false);
  const nameOf = (key: unknown) => panels.find((panel) => panel.key === key)?.name ?? '';
  const announce = (event: 'lifted' | 'over' | 'dropped' | 'kept', { active, over }: DragOver) =>
    translate(`system-manage.dashboard.wall.${event}`, { name: nameOf(active.id), other: nameOf(over?.id) });
  const isOverOther = ({ active, over }: DragOver) => over !== null && over.id !== active.id;
  return {
    screenReaderInstructions: { draggable: translate('system-manage.dashboard.wall.hint') },
    announcements: {
      onDragStart: ({ active }: Pick<DragOver, 'active'>) => {
        hasLeft.current = false;
        return announce('lifted', { active, over: null });
      },
      // A lifted panel first hovers over its own place, which needs no announcement.
      onDragOver: (dragEvent: DragOver) => {
        if (isOverOther(dragEvent)) hasLeft.current = true;
        else if (!hasLeft.current) return undefined;
        return announce(isOverOther(dragEvent) ? 'over' : 'kept', dragEvent);
      },
      onDragEnd: (dragEvent: DragOver) => announce(isOverOther(dragEvent) ? 'dropped' : 'kept', dragEvent),
      onDragCancel: ({ active }: Pick<DragOver, 'active'>) => announce('kept', { active, over: null }),
    },
  };
}

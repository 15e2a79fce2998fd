import type { DragEndEvent } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { WallPanel } from './places';

type Moved = Pick<DragEndEvent, 'active' | 'over'>;

/** Returns the screen reader announcements while a panel is moved. */
export function useAnnouncements(panels: readonly WallPanel[]) {
  const translate = useTranslate();
  const hasLeft = useRef(false);
  const nameOf = (key: unknown) => panels.find((panel) => panel.key === key)?.name ?? '';
  const say = (event: 'lifted' | 'over' | 'dropped' | 'kept', { active, over }: Moved) =>
    translate(`system-manage.dashboard.wall.${event}`, { name: nameOf(active.id), other: nameOf(over?.id) });
  const isElsewhere = ({ active, over }: Moved) => over !== null && over.id !== active.id;
  return {
    screenReaderInstructions: { draggable: translate('system-manage.dashboard.wall.hint') },
    announcements: {
      onDragStart: ({ active }: Pick<Moved, 'active'>) => {
        hasLeft.current = false;
        return say('lifted', { active, over: null });
      },
      // A lifted panel first hovers over its own place, which needs no announcement.
      onDragOver: (moved: Moved) => {
        if (isElsewhere(moved)) hasLeft.current = true;
        else if (!hasLeft.current) return undefined;
        return say(isElsewhere(moved) ? 'over' : 'kept', moved);
      },
      onDragEnd: (moved: Moved) => say(isElsewhere(moved) ? 'dropped' : 'kept', moved),
      onDragCancel: ({ active }: Pick<Moved, 'active'>) => say('kept', { active, over: null }),
    },
  };
}

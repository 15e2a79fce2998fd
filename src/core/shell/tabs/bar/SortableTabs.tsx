import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { isHome } from '../Tab';
import { useTabsActions } from '../TabsContext';
import { TabItem, type TabItemProps } from './TabItem';

export interface SortableTabsProps {
  items: readonly TabItemProps[];
  onDragging: (isDragging: boolean) => void;
}

/**
 * The tabs, movable by mouse, long touch, or Space and arrow keys; home stays first. Lazy-loaded when the browser is idle.
 */
export default function SortableTabs({ items, onDragging }: SortableTabsProps) {
  const { move } = useTabsActions();
  const accessibility = useAnnouncements(items);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 5 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
  const begin = () => {
    onDragging(true);
    window.addEventListener('click', suppressClick, { capture: true });
  };
  const end = () => {
    onDragging(false);
    // The click event of a drag follows its end.
    setTimeout(() => window.removeEventListener('click', suppressClick, { capture: true }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    end();
    const to = items.findIndex(({ path }) => path === over?.id);
    if (over && over.id !== active.id) move(String(active.id), to);
  };
  const movable = items.filter(({ path }) => !isHome(path));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToHorizontalAxis]}
      accessibility={accessibility}
      onDragStart={begin}
      onDragEnd={drop}
      onDragCancel={end}
    >
      {items
        .filter(({ path }) => isHome(path))
        .map((item) => (
          <TabItem key={item.path} {...item} />
        ))}
      <SortableContext items={movable.map(({ path }) => path)} strategy={horizontalListSortingStrategy}>
        {movable.map((item) => (
          <SortableTab key={item.path} {...item} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableTab(item: TabItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: item.path });
  const style = {
    transform: transform ? `translate3d(${transform.x}px, 0, 0)` : undefined,
    transition,
    ...(isDragging && { zIndex: 1 }),
  };
  return <TabItem {...item} drag={{ ref: setNodeRef, style, handlers: listeners }} />;
}

const restrictToHorizontalAxis: Modifier = ({ transform }) => ({ ...transform, y: 0 });

/** Prevents the click on a link after dropping it. */
function suppressClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Screen reader announcements while a tab is moved. */
function useAnnouncements(items: readonly TabItemProps[]) {
  const translate = useTranslate();
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announce = (event: string, { active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
    const title = items.find(({ path }) => path === active.id)?.title;
    const position = items.findIndex(({ path }) => path === (over ?? active).id) + 1;
    return translate(`console.tabs.${event}`, { title, position, count: items.length });
  };
  return {
    container: document.body,
    screenReaderInstructions: { draggable: translate('console.tabs.keys') },
    announcements: {
      onDragStart: () => {
        lastOver.current = undefined;
        return undefined;
      },
      // Announced once the tabs have been measured: an arrow key before that would do nothing.
      onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
        if (!over || over.id === lastOver.current) return undefined;
        const isFirst = lastOver.current === undefined;
        lastOver.current = over.id;
        if (isFirst && over.id === active.id) return announce('lifted', { active, over });
        return announce('over', { active, over });
      },
      onDragEnd: (event: Pick<DragEndEvent, 'active' | 'over'>) => announce('dropped', event),
      onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => announce('dragCancelled', { active, over: null }),
    },
  };
}

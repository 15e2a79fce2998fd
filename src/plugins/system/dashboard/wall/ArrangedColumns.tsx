import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { MovablePanel } from './MovablePanel';
import type { WallPanel } from './places';
import { useEscape } from './useEscape';
import { WallColumns } from './WallColumns';

export interface ArrangedColumnsProps {
  columns: readonly (readonly WallPanel[])[];
  hidden: readonly string[];
  onSwap: (keys: [string, string]) => void;
  onHide: (key: string, isHidden: boolean) => void;
  onEnd: () => void;
}

/** The panels while they are arranged: each is dragged onto another to change places, by mouse, touch or keys, and hidden. */
export default function ArrangedColumns({ columns, hidden, onSwap, onHide, onEnd }: ArrangedColumnsProps) {
  const translate = useTranslate();
  const panels = columns.flat();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const noteDragging = useEscape(onEnd);
  const swap = ({ active, over }: DragEndEvent) => {
    noteDragging(false);
    if (over && over.id !== active.id) onSwap([String(active.id), String(over.id)]);
  };
  return (
    <Box data-arrows sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: '0.6em', minHeight: 0 }}>
      <Box sx={{ textAlign: 'center', color: 'text.secondary' }}>{translate('system-manage.dashboard.wall.hint')}</Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={announcements(panels, translate)}
        onDragStart={() => noteDragging(true)}
        onDragEnd={swap}
        onDragCancel={() => noteDragging(false)}
      >
        {/* Nothing gives way while something is dragged: two panels change places, all others stay. */}
        <SortableContext items={panels.map(({ key }) => key)} strategy={() => null}>
          <WallColumns
            columns={columns}
            around={(panel, content) => (
              <MovablePanel
                key={panel.key}
                panel={panel}
                isHidden={hidden.includes(panel.key)}
                onHide={(isHidden) => onHide(panel.key, isHidden)}
              >
                {content}
              </MovablePanel>
            )}
          />
        </SortableContext>
      </DndContext>
    </Box>
  );
}

/** What a screen reader is told while a panel is moved. */
function announcements(panels: readonly WallPanel[], translate: ReturnType<typeof useTranslate>) {
  const say = (event: string, { active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
    const nameOf = (key: unknown) => panels.find((panel) => panel.key === key)?.name ?? '';
    const isOther = over && over.id !== active.id;
    const words = { name: nameOf(active.id), other: nameOf(over?.id) };
    return translate(`system-manage.dashboard.wall.${event === 'lifted' || isOther ? event : 'kept'}`, words);
  };
  return {
    screenReaderInstructions: { draggable: translate('system-manage.dashboard.wall.hint') },
    announcements: {
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => say('lifted', { active, over: null }),
      onDragOver: (event: Pick<DragEndEvent, 'active' | 'over'>) => say('over', event),
      onDragEnd: (event: Pick<DragEndEvent, 'active' | 'over'>) => say('dropped', event),
      onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => say('kept', { active, over: null }),
    },
  };
}

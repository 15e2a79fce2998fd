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
import type { WallTile } from './panelLayout';
import { useDragAnnouncements } from './useAnnouncements';
import { useEscape } from './useEscape';
import { WallColumns } from './WallColumns';

export interface EditableColumnsProps {
  columns: readonly (readonly WallTile[])[];
  hidden: readonly string[];
  onSwap: (keys: [string, string]) => void;
  onHide: (key: string, isHidden: boolean) => void;
  onEnd: () => void;
}

/** The panels in edit mode: dragging one onto another by mouse, touch or keys swaps them. Panels can also be hidden. */
export default function EditableColumns({ columns, hidden, onSwap, onHide, onEnd }: EditableColumnsProps) {
  const translate = useTranslate();
  const panels = columns.flat();
  const accessibility = useDragAnnouncements(panels);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const setDragging = useEscape(onEnd);
  const swap = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    if (over && over.id !== active.id) onSwap([String(active.id), String(over.id)]);
  };
  return (
    <Box data-arrows sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: '0.6em', minHeight: 0 }}>
      <Box sx={{ textAlign: 'center', color: 'text.secondary' }}>{translate('system-manage.dashboard.wall.hint')}</Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={() => setDragging(true)}
        onDragEnd={swap}
        onDragCancel={() => setDragging(false)}
      >
        {/* Disables sorting during a drag: two panels swap, all others stay in place. */}
        <SortableContext items={panels.map(({ key }) => key)} strategy={() => null}>
          <WallColumns
            columns={columns}
            renderPanel={(panel, content) => (
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

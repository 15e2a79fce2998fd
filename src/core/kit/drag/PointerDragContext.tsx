import {
  DndContext,
  type DndContextProps,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

export interface PointerDragContextProps
  extends Pick<DndContextProps, 'onDragStart' | 'onDragEnd' | 'onDragCancel' | 'children'> {
  /** What follows the pointer; absent while nothing is dragged. */
  overlay: ReactNode;
}

/**
 * Lets users drag what is inside with the mouse or a finger; a press without movement remains a click. Dragging is for
 * pointers only and is not announced, so the page needs another way for keyboard users.
 */
export function PointerDragContext({ overlay, children, ...handlers }: PointerDragContextProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} accessibility={silentAccessibility} {...handlers}>
      {children}
      <DragOverlay dropAnimation={null}>{overlay}</DragOverlay>
    </DndContext>
  );
}

const noAnnouncement = () => undefined;
const silentAccessibility = {
  announcements: {
    onDragStart: noAnnouncement,
    onDragOver: noAnnouncement,
    onDragEnd: noAnnouncement,
    onDragCancel: noAnnouncement,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

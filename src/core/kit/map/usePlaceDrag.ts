import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../../../contract/distance';
import { isInside, type MapView, type Position, pointAt, positionOf } from './placeScene';

export interface PlaceDragOptions {
  view: MapView;
  value: Point | undefined;
  /** Called when the place was set. */
  onPlace: (point: Point) => void;
  /** Called with the new center when the map was moved. */
  onMove: (center: Point) => void;
}

/** Radius in units within which a press grabs the place: a fingertip. */
const GRAB_RADIUS = 18;
/** Movement in units that still counts as a click. */
const CLICK_SLACK = 4;

interface Drag {
  from: Position;
  /** The view at pointer down. */
  view: MapView;
  /** Offset from the pointer to the place, if the place is being dragged. */
  grabOffset: Position | undefined;
  hasMoved: boolean;
}

/**
 * Returns pointer handlers for the map: a click sets the place, dragging the place moves it,
 * dragging elsewhere moves the map.
 */
export function usePlaceDrag({ view, value, onPlace, onMove }: PlaceDragOptions) {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = positionIn(event, view);
      const place = value && positionOf(view, value);
      const isOnPlace = place !== undefined && Math.hypot(place.x - from.x, place.y - from.y) <= GRAB_RADIUS;
      const grabOffset = isOnPlace ? { x: place.x - from.x, y: place.y - from.y } : undefined;
      drag.current = { from, view, grabOffset, hasMoved: false };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const activeDrag = drag.current;
      if (!activeDrag) return;
      const { from, grabOffset } = activeDrag;
      const at = positionIn(event, activeDrag.view);
      activeDrag.hasMoved ||= Math.hypot(at.x - from.x, at.y - from.y) > CLICK_SLACK;
      if (!activeDrag.hasMoved) return;
      if (grabOffset) {
        const position = { x: at.x + grabOffset.x, y: at.y + grabOffset.y };
        if (isInside(activeDrag.view, position)) onPlace(pointAt(activeDrag.view, position));
        return;
      }
      const { width, height } = activeDrag.view;
      onMove(pointAt(activeDrag.view, { x: width / 2 + from.x - at.x, y: height / 2 + from.y - at.y }));
    },
    onPointerUp() {
      const activeDrag = drag.current;
      drag.current = undefined;
      if (activeDrag && !activeDrag.hasMoved) onPlace(pointAt(activeDrag.view, activeDrag.from));
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
}

/** Returns the position of a pointer in the drawing's units. */
function positionIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, { width, height }: MapView) {
  const box = currentTarget.getBoundingClientRect();
  return { x: ((clientX - box.left) * width) / box.width, y: ((clientY - box.top) * height) / box.height };
}

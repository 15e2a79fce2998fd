import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Span } from '../plot/plot';
import { pinchSpan } from '../plot/timeSpan';
import { MARGIN_LEFT_PX, timeScale } from './geometry';
import type { Viewport } from './useViewport';

/** Pixels a pointer must move before a drag starts. */
const DRAG_PX = 5;
/** Zoom factor of one wheel turn or one key press. */
const WHEEL = 1.25;
const KEY = 1.6;
/** Share of the view by which a key pans. */
const KEY_MOVE = 0.25;

interface Gesture {
  kind: 'select' | 'move' | 'pinch';
  startX: number;
  startSec: number;
  lastX: number;
}

export interface GesturesRequest {
  ref: RefObject<HTMLElement | null>;
  width: number;
  viewport: Viewport;
  /** Seconds by which an arrow key moves the crosshair. */
  stepSec: number;
  cursor: number | undefined;
  setCursor: (sec: number | undefined) => void;
  /** Called when a moment is pressed, at a height in the drawing, or chosen with Enter. */
  onPress?: ((sec: number, y?: number) => void) | undefined;
}

/**
 * Handles mouse, touch and keys on a chart. Mouse: hover reads values, drag selects a range to zoom into, Shift and drag
 * pans. Touch: one finger reads, two fingers zoom and pan. The wheel zooms only with Ctrl or ⌘, or while the chart has the
 * focus, so that scrolling the page over a chart works as usual.
 */
export function useGestures({ ref, width, viewport, stepSec, cursor, setCursor, onPress }: GesturesRequest) {
  const { view, zoom, move, show, reset } = viewport;
  const scale = timeScale(view, width);
  const pointers = useRef(new Map<number, number>());
  const gesture = useRef<Gesture>(undefined);
  const pinch = useRef<readonly [number, number]>(undefined);
  const [selection, setSelection] = useState<Span>();
  // A click event also follows every drag, but a drag is not a press.
  const isDragged = useRef(false);
  const within = (sec: number) => Math.min(view.toSec, Math.max(view.fromSec, sec));
  const xOf = (event: { clientX: number }) => event.clientX - (ref.current?.getBoundingClientRect().left ?? 0);

  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    wheel.current = (event) => {
      const isWanted = event.ctrlKey || event.metaKey || ref.current?.contains(document.activeElement);
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
      if (!isWanted && !isSideways) return;
      event.preventDefault();
      if (isSideways) move(((event.deltaX || event.deltaY) / scale.inner) * (view.toSec - view.fromSec));
      else zoom(event.deltaY > 0 ? WHEEL : 1 / WHEEL, within(scale.secAt(xOf(event))));
    };
  });
  useEffect(() => {
    const element = ref.current;
    const turn = (event: WheelEvent) => wheel.current?.(event);
    // React registers wheel listeners as passive, and a passive listener cannot prevent scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [ref]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const x = xOf(event);
    isDragged.current = false;
    pointers.current.set(event.pointerId, x);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [one, other] = [...pointers.current.values()];
    if (one !== undefined && other !== undefined) {
      isDragged.current = true;
      gesture.current = { kind: 'pinch', startX: x, startSec: 0, lastX: x };
      pinch.current = [scale.secAt(one), scale.secAt(other)];
      setSelection(undefined);
      return;
    }
    setCursor(within(scale.secAt(x)));
    if (event.pointerType !== 'touch') {
      const kind = event.shiftKey ? 'move' : 'select';
      gesture.current = { kind, startX: x, startSec: within(scale.secAt(x)), lastX: x };
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const x = xOf(event);
    if (pointers.current.has(event.pointerId)) pointers.current.set(event.pointerId, x);
    const now = gesture.current;
    if (now?.kind === 'pinch') {
      const [one, other] = [...pointers.current.values()];
      if (one === undefined || other === undefined || !pinch.current) return;
      const span = pinchSpan(pinch.current, [
        (one - MARGIN_LEFT_PX) / scale.inner,
        (other - MARGIN_LEFT_PX) / scale.inner,
      ]);
      if (span) show(span);
      return;
    }
    const sec = within(scale.secAt(x));
    setCursor(sec);
    if (now && Math.abs(x - now.startX) >= DRAG_PX) isDragged.current = true;
    if (now?.kind === 'move') {
      move(scale.secAt(now.lastX) - scale.secAt(x));
      now.lastX = x;
    } else if (now?.kind === 'select' && (selection || Math.abs(x - now.startX) >= DRAG_PX)) {
      setSelection({ fromSec: Math.min(now.startSec, sec), toSec: Math.max(now.startSec, sec) });
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (gesture.current?.kind === 'select' && selection) show(selection);
    gesture.current = undefined;
    setSelection(undefined);
  }

  function onPointerLeave(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && pointers.current.size === 0) setCursor(undefined);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (isDragged.current) return;
    const { top } = event.currentTarget.getBoundingClientRect();
    onPress?.(within(scale.secAt(xOf(event))), event.clientY - top);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const length = view.toSec - view.fromSec;
    const around = cursor ?? (view.fromSec + view.toSec) / 2;
    const step = (event.shiftKey ? 10 : 1) * stepSec;
    const go = (sec: number) => {
      // The middle of a sample, so that rounding never reads its neighbor.
      const middle = (Math.floor(sec / stepSec) + 0.5) * stepSec;
      setCursor(Math.min(view.toSec - stepSec / 2, Math.max(view.fromSec + stepSec / 2, middle)));
    };
    const actions: Record<string, () => void> = {
      ArrowLeft: () => go(around - step),
      ArrowRight: () => go(around + step),
      Home: () => go(view.fromSec),
      End: () => go(view.toSec),
      ArrowUp: () => zoom(1 / KEY, around),
      ArrowDown: () => zoom(KEY, around),
      '+': () => zoom(1 / KEY, around),
      '=': () => zoom(1 / KEY, around),
      '-': () => zoom(KEY, around),
      '[': () => move(-length * KEY_MOVE),
      ']': () => move(length * KEY_MOVE),
      '0': reset,
      Escape: reset,
      ...(onPress && { Enter: () => onPress(around) }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    // The arrow keys of the page navigate to other days.
    event.stopPropagation();
    action();
  }

  return {
    selection,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave,
      onClick,
      onKeyDown,
    },
  };
}

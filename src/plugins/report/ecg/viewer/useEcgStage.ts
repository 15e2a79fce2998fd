import { useEffect, useRef, useState } from 'react';
import type { Caliper } from './caliper';
import { EcgCanvasView, type EcgDisplayOptions } from './EcgStage';
import { CSS_PX_PER_MM, DEFAULT_SPEED, type View } from './scale';
import type { WaveformSource } from './WaveformSource';

/** Milliseconds without movement after which the visible part is described as text. */
const REST_MS = 250;

export interface EcgStageOptions {
  source: WaveformSource;
  /** Time of the first sample, in milliseconds since 1970. */
  begin: number;
  display: EcgDisplayOptions;
  /** The stage registers its redraw here, for when data arrives. */
  onArrival: { current: () => void };
  onCaliper: (caliper: Caliper) => void;
  onTap: (second: number) => void;
}

/** Returns the two canvases of a viewer, their state, and the second at the center. */
export function useEcgStage({ source, begin, display, onArrival, onCaliper, onTap }: EcgStageOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<HTMLCanvasElement>(null);
  const stage = useRef<EcgCanvasView>(undefined);
  // Outlives the stage, which is created again when the page becomes visible again.
  const lastView = useRef<View>({ start: 0, pxPerSecond: DEFAULT_SPEED * CSS_PX_PER_MM });
  const [view, setView] = useState<View>(lastView.current);
  // The requested second: near an end of the recording, the view cannot center it.
  const [requestedSecond, setRequestedSecond] = useState<number>();
  const latest = useRef({ look: display, onCaliper, onTap });
  latest.current = { look: display, onCaliper, onTap };

  useEffect(() => {
    if (!canvas.current || !overview.current) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const opened = new EcgCanvasView({
      canvas: canvas.current,
      overview: overview.current,
      source,
      begin,
      view: lastView.current,
      display: latest.current.look,
      onView: (newView) => {
        lastView.current = newView;
        setRequestedSecond(undefined);
        clearTimeout(rest);
        rest = setTimeout(() => setView(newView), REST_MS);
      },
      onCaliper: (caliper) => latest.current.onCaliper(caliper),
      onTap: (second) => latest.current.onTap(second),
    });
    stage.current = opened;
    onArrival.current = () => {
      opened.draw();
      clearTimeout(rest);
      rest = setTimeout(() => setView({ ...lastView.current }), REST_MS);
    };
    return () => {
      clearTimeout(rest);
      opened.close();
    };
  }, [source, begin, onArrival]);
  useEffect(() => stage.current?.setDisplay(display), [display]);

  const width = canvas.current?.clientWidth ?? 0;
  return {
    canvas,
    overview,
    stage,
    view,
    width,
    middle: requestedSecond ?? view.start + width / view.pxPerSecond / 2,
    /** Centers a second as far as possible. */
    jump: (second: number) => {
      stage.current?.center(second);
      setRequestedSecond(second);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Caliper } from './caliper';
import { EcgStage, type StageLook } from './EcgStage';
import { CSS_PX_PER_MM, SPEED_USUAL, type View } from './scale';
import type { WaveformSource } from './WaveformSource';

/** Milliseconds of rest after which the part on the screen is told in words. */
const REST_MS = 250;

export interface EcgStageOptions {
  source: WaveformSource;
  /** Moment of the first sample, in milliseconds since 1970. */
  begin: number;
  look: StageLook;
  /** Told when something of the recording has come. */
  onArrival: { current: () => void };
  onCaliper: (caliper: Caliper) => void;
  onTap: (second: number) => void;
}

/** The two canvases of a viewer, what they show, and the second that is looked at. */
export function useEcgStage({ source, begin, look, onArrival, onCaliper, onTap }: EcgStageOptions) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<HTMLCanvasElement>(null);
  const stage = useRef<EcgStage>(undefined);
  // Outlives the stage, which is made anew when the page comes back into view.
  const kept = useRef<View>({ start: 0, pxPerSecond: SPEED_USUAL * CSS_PX_PER_MM });
  const [view, setView] = useState<View>(kept.current);
  // Where something was asked for: near an end the view cannot have it in its middle.
  const [sought, setSought] = useState<number>();
  const latest = useRef({ look, onCaliper, onTap });
  latest.current = { look, onCaliper, onTap };

  useEffect(() => {
    if (!canvas.current || !overview.current) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const opened = new EcgStage({
      canvas: canvas.current,
      overview: overview.current,
      source,
      begin,
      view: kept.current,
      look: latest.current.look,
      onView: (moved) => {
        kept.current = moved;
        setSought(undefined);
        clearTimeout(rest);
        rest = setTimeout(() => setView(moved), REST_MS);
      },
      onCaliper: (caliper) => latest.current.onCaliper(caliper),
      onTap: (second) => latest.current.onTap(second),
    });
    stage.current = opened;
    onArrival.current = () => {
      opened.draw();
      clearTimeout(rest);
      rest = setTimeout(() => setView({ ...kept.current }), REST_MS);
    };
    return () => {
      clearTimeout(rest);
      opened.close();
    };
  }, [source, begin, onArrival]);
  useEffect(() => stage.current?.setLook(look), [look]);

  const width = canvas.current?.clientWidth ?? 0;
  return {
    canvas,
    overview,
    stage,
    view,
    width,
    middle: sought ?? view.start + width / view.pxPerSecond / 2,
    /** Brings a second to the middle, as far as there is room. */
    jump: (second: number) => {
      stage.current?.center(second);
      setSought(second);
    },
  };
}

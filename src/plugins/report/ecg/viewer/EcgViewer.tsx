import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { momentOf } from '../../../../../contract/moment';
import type { KitRecord } from '../../../../core/kit';
import type { EcgEpisode } from '../../entities/ecg';
import { useIsDark } from '../../parts/useIsDark';
import { CaliperReadout, shiftedCaliper } from './CaliperReadout';
import type { Caliper } from './caliper';
import { EcgStage, type StageLook } from './EcgStage';
import { EcgToolbar } from './EcgToolbar';
import { EpisodeBar } from './EpisodeBar';
import { darkPaper, lightPaper } from './ecgColors';
import { middleOf } from './neighbour';
import { CSS_PX_PER_MM, GAIN_USUAL, SPEED_USUAL, type View } from './scale';
import { useWaveformSource } from './useWaveformSource';
import type { WaveformSource } from './WaveformSource';
import { WindowSummary } from './WindowSummary';

/** Height of the picture and of the strip below it, in pixels. */
const HEIGHT = 320;
const STRIP = 56;
/** Milliseconds of rest after which the part on the screen is told in words. */
const REST_MS = 250;

/** The recording on paper of millimetres, to be moved, brought closer and measured. */
export default function EcgViewer({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { source, error, onArrival, retry } = useWaveformSource(record);
  if (error && !source) {
    return (
      <Alert severity="info" action={<Button onClick={retry}>{translate('report-manage.ecg.retry')}</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!source) return <Skeleton variant="rounded" height={HEIGHT + STRIP} />;
  return (
    <>
      {error && (
        <Alert severity="warning" action={<Button onClick={retry}>{translate('report-manage.ecg.retry')}</Button>}>
          {error.message}
        </Alert>
      )}
      <Stage record={record} source={source} onArrival={onArrival} />
    </>
  );
}

interface StageProps {
  record: KitRecord;
  source: WaveformSource;
  onArrival: { current: () => void };
}

function Stage({ record, source, onArrival }: StageProps) {
  const translate = useTranslate();
  const summaryId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<HTMLCanvasElement>(null);
  const stage = useRef<EcgStage>(undefined);
  // Outlives the stage, which is made anew when the page comes back into view.
  const kept = useRef<View>({ start: 0, pxPerSecond: SPEED_USUAL * CSS_PX_PER_MM });
  const [view, setView] = useState<View>(kept.current);
  const [gain, setGain] = useState<number>(GAIN_USUAL);
  const [isFiltered, setIsFiltered] = useState(true);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const [caliper, setCaliper] = useState<Caliper>();
  const colors = useIsDark() ? darkPaper : lightPaper;
  const episodes = useMemo(() => (record.episodes ?? []) as readonly EcgEpisode[], [record.episodes]);
  const look = useMemo<StageLook>(
    () => ({ colors, gain, isFiltered, isMeasuring, caliper: isMeasuring ? caliper : undefined, episodes }),
    [colors, gain, isFiltered, isMeasuring, caliper, episodes],
  );
  // Where an episode was asked for: near an end the view cannot have it in its middle.
  const [sought, setSought] = useState<number>();
  const begin = momentOf(String(record.periodStart)) ?? 0;
  const latest = useRef(look);
  latest.current = look;

  useEffect(() => {
    if (!canvas.current || !overview.current) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const opened = new EcgStage({
      canvas: canvas.current,
      overview: overview.current,
      source,
      begin,
      view: kept.current,
      look: latest.current,
      onView: (moved) => {
        kept.current = moved;
        setSought(undefined);
        clearTimeout(rest);
        rest = setTimeout(() => setView(moved), REST_MS);
      },
      onCaliper: setCaliper,
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

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    const shifted = event.altKey && isMeasuring && caliper ? shiftedCaliper(caliper, event, view) : undefined;
    if (shifted) setCaliper(shifted);
    else if (event.altKey || !stage.current?.press(event.key)) return;
    event.preventDefault();
  }

  function measure(isOn: boolean) {
    setIsMeasuring(isOn);
    const width = canvas.current?.clientWidth ?? 0;
    const at = (share: number) => ({ second: view.start + (share * width) / view.pxPerSecond, millivolts: 0 });
    if (isOn) setCaliper({ from: at(0.4), to: at(0.6) });
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <EcgToolbar
        view={view}
        gain={gain}
        isFiltered={isFiltered}
        isMeasuring={isMeasuring}
        onSpeed={(speed) => stage.current?.setSpeed(speed)}
        onGain={setGain}
        onFilter={setIsFiltered}
        onMeasure={measure}
        onKey={(key) => stage.current?.press(key)}
      />
      {episodes.length > 0 && (
        <EpisodeBar
          episodes={episodes}
          begin={begin}
          middle={sought ?? view.start + (canvas.current?.clientWidth ?? 0) / view.pxPerSecond / 2}
          onJump={(episode) => {
            stage.current?.center(middleOf(episode));
            setSought(middleOf(episode));
          }}
        />
      )}
      <Box
        role="application"
        tabIndex={0}
        aria-label={translate('report-manage.ecg.canvas')}
        aria-describedby={summaryId}
        onKeyDown={press}
        sx={{
          minWidth: 0,
          borderRadius: 1,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          '& canvas': { display: 'block', width: '100%' },
        }}
      >
        <canvas
          ref={canvas}
          data-part="trace"
          style={{ height: HEIGHT, touchAction: 'none', cursor: isMeasuring ? 'crosshair' : 'grab' }}
        />
      </Box>
      <Box sx={{ '& canvas': { display: 'block', width: '100%' } }}>
        <canvas
          ref={overview}
          data-part="overview"
          aria-hidden
          style={{ height: STRIP, touchAction: 'none', cursor: 'pointer' }}
        />
      </Box>
      {isMeasuring && caliper && <CaliperReadout caliper={caliper} />}
      <WindowSummary
        id={summaryId}
        source={source}
        view={view}
        begin={begin}
        width={canvas.current?.clientWidth ?? 0}
      />
    </Box>
  );
}

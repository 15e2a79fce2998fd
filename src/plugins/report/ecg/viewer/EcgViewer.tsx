import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseIsoMoment } from '../../../../../contract/moment';
import type { KitRecord } from '../../../../core/kit';
import { correctedBeats } from '../../entities/beatCorrections';
import type { EcgCorrection, EcgEpisode } from '../../entities/ecg';
import { beatLabels } from '../../entities/ecgCodes';
import { NO_SHAPE } from '../../entities/waveformLayout';
import { useIsDark } from '../../parts/useIsDark';
import { BeatBar } from './BeatBar';
import { beatNear, firstIndexFrom } from './beatsBetween';
import { CaliperReadout, shiftCaliper } from './CaliperReadout';
import type { Caliper } from './caliper';
import type { EcgDisplayOptions } from './EcgStage';
import { EcgToolbar } from './EcgToolbar';
import { EpisodeBar } from './EpisodeBar';
import { darkPaper, lightPaper } from './ecgColors';
import { DEFAULT_GAIN } from './scale';
import { nextStop, type Stop, stepOfKey, stopsOf } from './stops';
import { Tachogram } from './Tachogram';
import { useEcgStage } from './useEcgStage';
import { useLabeling } from './useLabelling';
import { useWaveformSource } from './useWaveformSource';
import type { WaveformSource } from './WaveformSource';
import { WindowSummary } from './WindowSummary';

/** Heights of the trace and of the overview below it, in pixels. */
const HEIGHT = 320;
const STRIP = 56;
/** Maximum distance in seconds between a tap and the beat that it selects. */
const REACH_SEC = 0.35;

/** Shows the recording on millimeter paper, with panning, zooming, measuring, navigation and labeling. */
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
  const [gain, setGain] = useState<number>(DEFAULT_GAIN);
  const [isFiltered, setIsFiltered] = useState(true);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const [caliper, setCaliper] = useState<Caliper>();
  const [selected, setSelected] = useState<number>();
  const labelling = useLabeling(record);
  const colors = useIsDark() ? darkPaper : lightPaper;
  const { hz, sampleCount } = source.waveform;
  const begin = parseIsoMoment(String(record.periodStart)) ?? 0;
  const episodes = useMemo(() => (record.episodes ?? []) as readonly EcgEpisode[], [record.episodes]);
  const corrections = useMemo(() => (record.corrections ?? []) as readonly EcgCorrection[], [record.corrections]);
  const analyzed = source.beats;
  const beats = useMemo(() => correctedBeats(analyzed, corrections), [analyzed, corrections]);
  const display = useMemo<EcgDisplayOptions>(
    () => ({
      colors,
      gain,
      isFiltered,
      isMeasuring,
      caliper: isMeasuring ? caliper : undefined,
      beats,
      selected,
      episodes,
    }),
    [colors, gain, isFiltered, isMeasuring, caliper, beats, selected, episodes],
  );
  const ectopic = useMemo(() => stopsOf('ectopic', { beats, episodes, hz }), [beats, episodes, hz]);
  const { canvas, overview, stage, view, width, middle, jump } = useEcgStage({
    source,
    begin,
    display,
    onArrival,
    onCaliper: setCaliper,
    onTap: (second) => setSelected(beatNear(beats, second * hz, REACH_SEC * hz)?.sample),
  });
  const at = selected === undefined ? -1 : firstIndexFrom(beats, selected);
  const beat = beats[at]?.sample === selected ? beats[at] : undefined;
  const alike = useMemo(
    () => (beat && beat.shape !== NO_SHAPE ? beats.filter(({ shape }) => shape === beat.shape).length : 1),
    [beats, beat],
  );

  function goTo({ second, sample }: Stop) {
    jump(second);
    if (sample !== undefined) setSelected(sample);
  }

  /** Handles keys for navigation and labels. Returns whether the key was handled. */
  function pressKey(key: string): boolean {
    const step = stepOfKey(key);
    if (step) {
      const [kind, direction] = step;
      const from = kind === 'beat' && beat ? beat.sample / hz : middle;
      const stop = nextStop(stopsOf(kind, { beats, episodes, hz }), from, direction);
      if (stop) goTo(stop);
      return true;
    }
    const label = beatLabels[Number(key) - 1];
    if (!beat || !label || !labelling.canLabel || labelling.isBusy) return false;
    labelling.label(beat, label);
    return true;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    const shifted = event.altKey && isMeasuring && caliper ? shiftCaliper(caliper, event, view) : undefined;
    if (shifted) setCaliper(shifted);
    else if (event.altKey || !(pressKey(event.key) || stage.current?.press(event.key))) return;
    event.preventDefault();
  }

  function measure(isOn: boolean) {
    setIsMeasuring(isOn);
    const shown = canvas.current?.clientWidth ?? 0;
    const along = (share: number) => ({ second: view.start + (share * shown) / view.pxPerSecond, millivolts: 0 });
    if (isOn) setCaliper({ from: along(0.4), to: along(0.6) });
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
      <EpisodeBar episodes={episodes} ectopic={ectopic} begin={begin} middle={middle} onJump={goTo} />
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
      <Tachogram
        beats={beats}
        hz={hz}
        duration={sampleCount / hz}
        episodes={episodes}
        middle={middle}
        colors={colors}
        onJump={jump}
      />
      {isMeasuring && caliper && <CaliperReadout caliper={caliper} />}
      <BeatBar beat={beat} alike={alike} hz={hz} begin={begin} labelling={labelling} corrections={corrections} />
      <WindowSummary id={summaryId} source={source} beats={beats} view={view} begin={begin} width={width} />
    </Box>
  );
}

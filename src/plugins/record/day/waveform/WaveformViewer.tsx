import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useLocaleState } from 'react-admin';
import { type Drawing, ReadError, useDrawing } from '../../../../core/kit';
import type { PacketEntry, RawSignal } from '../../entities/kinds/raw';
import { useChartColors } from '../chart/chartColors';
import type { PickedMoment } from '../chart/TimeChart';
import { domainOf } from '../plot/valueScale';
import { useDayTranslate } from '../useDayTranslate';
import { extremesOf } from './decodeRun';
import { drawWaveform } from './drawWaveform';
import { PageSummary } from './PageSummary';
import { endOf, PAGE_KEY_SEC, PAGE_SEC, pageAt, pagedSpan } from './pages';
import { nameOf, packetsOf, segmentsOf } from './segments';
import { signalDisplays } from './signalDisplays';
import { type RawDay, useSamples } from './useSamples';
import { WaveformToolbar } from './WaveformToolbar';

/** The position in view. */
export interface Position {
  signal: RawSignal;
  /** Seconds from the midnight that begins the day. */
  sec: number;
}

export interface WaveformViewerProps extends RawDay {
  packets: readonly PacketEntry[];
  /** Signals that have packets. */
  signals: readonly RawSignal[];
  /** Names of the packets whose content is available. */
  availablePackets: ReadonlySet<string>;
  position: Position;
  /** Picked on the chart above. The viewer scrolls into view when it changes. */
  picked: PickedMoment | undefined;
  canDownload: boolean;
  onMove: (position: Position) => void;
}

const HEIGHT = 260;

/** Shows ten seconds of a signal as measured, and what is missing. Keys move to the adjacent pages. */
export function WaveformViewer(props: WaveformViewerProps) {
  const { resource, deviceId, date, packets, signals, availablePackets, position, picked, canDownload, onMove } = props;
  const translateDay = useDayTranslate();
  const [locale] = useLocaleState();
  const colors = useChartColors();
  const summaryId = useId();
  const viewer = useRef<HTMLDivElement>(null);
  const plotArea = useRef<HTMLDivElement>(null);
  const { signal } = position;
  const display = signalDisplays[signal];
  const signalPackets = useMemo(() => packetsOf(packets, signal), [packets, signal]);
  const withContent = useMemo(
    () => signalPackets.filter((packet) => availablePackets.has(nameOf(packet))),
    [signalPackets, availablePackets],
  );
  const limits = useMemo(() => pagedSpan(packets), [packets]);
  const page = pageAt(position.sec, limits);
  const span = useMemo(() => ({ fromSec: page, toSec: page + PAGE_SEC }), [page]);
  const segments = useMemo(
    () => segmentsOf(signalPackets, availablePackets, span),
    [signalPackets, availablePackets, span],
  );
  const hasContent = (begin: number) =>
    withContent.some((packet) => packet.sec < begin + PAGE_SEC && endOf(packet) > begin);
  const samples = useSamples({ resource, deviceId, date, signal, page }, hasContent);
  const { data: runs = NOTHING } = samples;
  const extremes = useMemo(() => extremesOf(runs), [runs]);

  const missingText = translateDay('waveform.missing');
  const draw: Drawing = useCallback(
    (context, size) =>
      drawWaveform(context, size, {
        span,
        display,
        domain: domainOf(extremes ? [extremes.least, extremes.greatest] : [], display.defaultRange),
        segments,
        runs,
        colors,
        locale,
        missingText,
        packetText: (seq) => translateDay('waveform.packet', { seq }),
      }),
    [span, display, extremes, segments, runs, colors, locale, missingText, translateDay],
  );
  const canvas = useDrawing(draw);

  useEffect(() => {
    if (!picked || !plotArea.current) return;
    plotArea.current.focus({ preventScroll: true });
    viewer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [picked]);

  const go = (sec: number) => onMove({ signal, sec: pageAt(sec, limits) });
  const next = withContent.find((packet) => packet.sec >= page + PAGE_SEC) ?? withContent[0];
  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [first, last] = [withContent[0], withContent.at(-1)];
    const targets: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: page - PAGE_SEC,
      ArrowRight: page + PAGE_SEC,
      PageUp: page - PAGE_KEY_SEC,
      PageDown: page + PAGE_KEY_SEC,
      Home: first?.sec,
      End: last && endOf(last) - 1,
    };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    if (target === undefined) return;
    // The arrow keys of the page navigate to other days.
    event.preventDefault();
    go(target);
  }

  return (
    <Box ref={viewer} sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <WaveformToolbar
        {...{ resource, deviceId, date, signals, signal, page, segments, canDownload }}
        onSignal={(chosen) => onMove({ signal: chosen, sec: position.sec })}
        onGo={go}
      />
      {samples.error && <ReadError error={samples.error} onRetry={() => void samples.refetch()} />}
      <Box
        ref={plotArea}
        role="application"
        tabIndex={0}
        aria-label={translateDay('waveform.stage')}
        aria-describedby={summaryId}
        aria-busy={samples.isAsked && samples.isPending}
        onKeyDown={handleKeyDown}
        sx={{
          minWidth: 0,
          borderRadius: 1,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          '& canvas': { display: 'block', width: '100%' },
        }}
      >
        <canvas ref={canvas} style={{ height: HEIGHT }} />
      </Box>
      <PageSummary
        {...{ signal, display, span, segments, extremes }}
        id={summaryId}
        isWaiting={samples.isAsked && samples.isPending}
      />
      {next && (
        // Keeps its space, so that nothing below moves from page to page.
        <Box sx={{ visibility: hasContent(page) ? 'hidden' : 'visible' }}>
          <Button size="small" variant="outlined" onClick={() => go(next.sec)}>
            {translateDay('waveform.next')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const NOTHING: readonly never[] = [];

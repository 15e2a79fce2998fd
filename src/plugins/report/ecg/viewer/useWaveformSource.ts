import { useEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { type KitRecord, useCallQuery, useKitDataProvider } from '../../../../core/kit';
import type { Waveform } from '../../entities/ecgReads';
import { WaveformSource } from './WaveformSource';

/** Returns the recording of a report, whose parts are loaded on demand. */
export function useWaveformSource(record: KitRecord) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const [source, setSource] = useState<WaveformSource>();
  const [failure, setFailure] = useState<Error>();
  // The drawing component sets the callback for arriving data.
  const onArrival = useRef<() => void>(ignore);
  const { id } = record;
  const { data, error, refetch } = useCallQuery<Waveform>(
    resource,
    'selectWaveform',
    { id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  useEffect(() => {
    if (!data) return undefined;
    const opened = new WaveformSource({
      waveform: data,
      read: async (range) => (await dataProvider.readContent(resource, { id }, { range })).arrayBuffer(),
      onArrival: () => {
        setFailure(undefined);
        onArrival.current();
      },
      onFailure: (cause) => setFailure(cause instanceof Error ? cause : new Error(String(cause))),
    });
    setSource(opened);
    return () => opened.close();
  }, [data, dataProvider, resource, id]);
  const retry = () => {
    setFailure(undefined);
    if (data) onArrival.current();
    else void refetch();
  };
  return { source, error: error ?? failure, onArrival, retry };
}

function ignore(): undefined {
  return undefined;
}

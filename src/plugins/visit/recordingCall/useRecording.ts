import { useEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { type KitRecord, useKitDataProvider, useTellRefusal } from '../../../core/kit';
import type { PlayableRecording } from '../entities/recordingCall';
import { decodePeaks } from './waveform';

/** Bars of the drawing. */
const BARS = 160;

/** A recording as far as it is known here. */
export interface Recording {
  /** Address of the content in this browser; nothing until it was asked for. */
  url?: string;
  /** Nothing while it is being decoded, empty when the browser does not know the format. */
  peaks?: readonly number[];
}

/** Fetches the recording of a call when it is first listened to; the server is told of every time. */
export function useRecording(record: KitRecord) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const tellRefusal = useTellRefusal();
  const [recording, setRecording] = useState<Recording>({});
  const [isBusy, setIsBusy] = useState(false);
  const content = useRef<Blob>(undefined);
  const url = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current);
    },
    [],
  );

  /** Writes down that somebody listens or takes a copy, and answers the content; nothing when it is refused. */
  async function open(use: 'play' | 'download'): Promise<Blob | undefined> {
    setIsBusy(true);
    try {
      const params = { id: record.id, use };
      // The server has answered what the contract says.
      const { fileId } = (await dataProvider.call(resource, 'playRecording', params, {
        silent: true,
      })) as PlayableRecording;
      content.current ??= await dataProvider.readFile(fileId);
      return content.current;
    } catch (failure) {
      tellRefusal(failure);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  /** Makes the recording ready to be played. */
  async function load(): Promise<string | undefined> {
    const blob = await open('play');
    if (!blob) return undefined;
    if (!url.current) {
      url.current = URL.createObjectURL(blob);
      setRecording({ url: url.current });
      const peaks = await decodePeaks(blob, BARS).catch(() => []);
      setRecording({ url: url.current, peaks });
    }
    return url.current;
  }

  return { recording, isBusy, load, download: () => open('download') };
}

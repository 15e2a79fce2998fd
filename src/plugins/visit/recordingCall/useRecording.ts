import { useEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { type KitRecord, useKitDataProvider, useNotifyRefusal } from '../../../core/kit';
import type { PlayableRecording } from '../entities/recordingCall';
import { decodePeaks } from './waveformPeaks';

/** Number of bars in the waveform. */
const BARS = 160;

/** The loaded parts of a recording. */
export interface Recording {
  /** Object URL of the content; undefined until it is loaded. */
  url?: string;
  /** Undefined while decoding; empty if the browser does not support the format. */
  peaks?: readonly number[];
}

/** Loads the recording of a call when it is first played; each access is reported to the server. */
export function useRecording(record: KitRecord) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const notifyRefusal = useNotifyRefusal();
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

  /** Logs the playback or download, and returns the content; undefined if the server refuses it. */
  async function open(use: 'play' | 'download'): Promise<Blob | undefined> {
    setIsBusy(true);
    try {
      const params = { id: record.id, use };
      // The contract defines the format of the answer.
      const { fileId } = (await dataProvider.call(resource, 'playRecording', params, {
        silent: true,
      })) as PlayableRecording;
      content.current ??= await dataProvider.readFile(fileId);
      return content.current;
    } catch (failure) {
      notifyRefusal(failure);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  /** Prepares the recording for playback. */
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

import { readSignal } from '../../record/demo';
import { measuredBeat } from '../server/measuredReports';
import type { UnstoredReports } from '../server/unstoredReports';
import { drawnCloud } from './drawnCloud';
import { drawnNight } from './drawnNight';
import { drawnRecording } from './drawnRecording';

/** Generates the signals of demo reports on read. */
export const drawnReports: UnstoredReports = {
  recordingOf: async (queries, id) => {
    const signal = await readSignal(queries, 'ecg', id);
    return signal && drawnRecording(signal);
  },
  averageBeatOf: async (queries, id) => {
    const signal = await readSignal(queries, 'ecg', id);
    return (signal && measuredBeat(drawnRecording(signal).analysis)) ?? undefined;
  },
  cloudOf: async (queries, id) => {
    const signal = await readSignal(queries, 'lorenz', id);
    return signal && drawnCloud(signal);
  },
  nightOf: async (queries, id) => {
    const signal = await readSignal(queries, 'sleep', id);
    return signal && drawnNight(signal);
  },
};

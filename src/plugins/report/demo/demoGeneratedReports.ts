import { readSignal } from '../../record/demo';
import type { GeneratedReports } from '../server/generatedReports';
import { measuredBeat } from '../server/measuredReports';
import { generatedCloud } from './generatedCloud';
import { generatedNight } from './generatedNight';
import { generatedRecording } from './generatedRecording';

/** Generates the signals of demo reports on read. */
export const demoGeneratedReports: GeneratedReports = {
  recordingOf: async (queries, id) => {
    const signal = await readSignal(queries, 'ecg', id);
    return signal && generatedRecording(signal);
  },
  averageBeatOf: async (queries, id) => {
    const signal = await readSignal(queries, 'ecg', id);
    return (signal && measuredBeat(generatedRecording(signal).analysis)) ?? undefined;
  },
  cloudOf: async (queries, id) => {
    const signal = await readSignal(queries, 'lorenz', id);
    return signal && generatedCloud(signal);
  },
  nightOf: async (queries, id) => {
    const signal = await readSignal(queries, 'sleep', id);
    return signal && generatedNight(signal);
  },
};

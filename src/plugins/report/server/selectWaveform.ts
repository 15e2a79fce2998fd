import { type Handler, idInput } from '../../../../server/plugin-api';
import { contentOf, layoutOf } from './waveformContent';

/** `selectContent` of a recording: its bytes, or those of a part, for who may read the report. */
export const selectEcgContent: Handler = async (call, context) => ({
  content: await contentOf(context, idInput(call)),
  message: 'okRead',
});

/** `selectWaveform`: where in the recording what lies, so that a viewer fetches no more than it draws. */
export const selectWaveform: Handler = async (call, context) => ({
  data: await layoutOf(await contentOf(context, idInput(call))),
  message: 'okRead',
});

import { type Handler, idInput } from '../../../../../server/plugin-api';
import { withFileResponse } from '../../../../../server/plugin-api/builtin';
import { contentOf, layoutOf } from './waveformContent';

/** `selectContent` of a recording: its bytes or a range of them, if the caller may read the report. */
export const selectEcgContent = withFileResponse(async (call, context) => ({
  content: await contentOf(context, idInput(call)),
  message: 'okRead',
}));

/** `selectWaveform`: the layout of the recording, so that a viewer loads only what it draws. */
export const selectWaveform: Handler = async (call, context) => ({
  data: await layoutOf(await contentOf(context, idInput(call))),
  message: 'okRead',
});

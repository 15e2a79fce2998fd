import { fieldInput, type Handler, Rejection } from '../../../../../server/plugin-api';
import { type BeatMarks, checkMarks, intervalsBetween } from '../../entities/beatMarks';
import { ecgCalls } from '../../entities/ecgCalls';
import { averageBeatOf } from './averageBeatOf';
import { verifyReport } from './verifyReport';

/** `saveMarks`: stores the intervals as marked by a doctor. Those of the analysis remain with the averaged beat. */
export const saveMarks: Handler = async (call, context) => {
  const { id, version, ...marks } = fieldInput(call, ecgCalls.saveMarks.input);
  const beat = await averageBeatOf(context, id);
  const placed: BeatMarks = marks;
  const problems = checkMarks(placed, beat);
  if (problems.length > 0) throw new Rejection(problems);
  const { prMs, qrsMs, qtMs } = intervalsBetween(placed, beat.rrMs);
  const data = await verifyReport(call, context, {
    id,
    version,
    decide: (_, by) => ({ movedMarks: { ...placed, ...by }, prMs, qrsMs, qtMs, intervalRrMs: beat.rrMs }),
  });
  return { data, message: 'okUpdated' };
};

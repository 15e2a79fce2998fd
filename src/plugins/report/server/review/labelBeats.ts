import {
  type Call,
  type Context,
  fieldInput,
  type Handler,
  Rejection,
  rejection,
} from '../../../../../server/plugin-api';
import { correctedBeats } from '../../entities/beatCorrections';
import type { Beat } from '../../entities/decodeBeats';
import type { Ecg, EcgCorrection } from '../../entities/ecg';
import { ecgCalls } from '../../entities/ecgCalls';
import { CORRECTIONS_MAX } from '../../entities/ecgCodes';
import { NO_SHAPE } from '../../entities/waveformLayout';
import { hiddenFields, parsedColumn } from '../hiddenFields';
import { beatsOf, contentOf } from '../waveforms/waveformContent';
import { correctedFigures, type LabelFigures } from './correctedFigures';
import { type ReportVersion, verifyReport } from './verifyReport';

/** `labelBeats`: a doctor labels a beat, or all similar beats. The report's counts follow. */
export const labelBeats: Handler = async (call, context) => {
  const { id, version, sample, label, isAlike } = fieldInput(call, ecgCalls.labelBeats.input);
  const data = await relabel(call, context, {
    id,
    version,
    correct: (corrections, beats, by) => {
      if (corrections.length >= CORRECTIONS_MAX) throw rejection('correctionsFull', { max: CORRECTIONS_MAX });
      const current = correctedBeats(beats, corrections);
      const beat = current.find((each) => each.sample === sample);
      if (!beat) throw new Rejection([{ field: 'sample', code: 'noSuchBeat' }]);
      if (isAlike && beat.shape === NO_SHAPE) throw new Rejection([{ field: 'isAlike', code: 'shapeUnknown' }]);
      const targetBeats = isAlike ? current.filter(({ shape }) => shape === beat.shape) : [beat];
      const correction: EcgCorrection = {
        sample,
        shape: isAlike ? beat.shape : null,
        from: beat.label,
        label,
        count: targetBeats.filter((each) => each.label !== label).length,
        ...by,
      };
      return [correction, ...corrections];
    },
  });
  return { data, message: 'okUpdated' };
};

/** `undoLabels`: reverts the last label. */
export const undoLabels: Handler = async (call, context) => {
  const data = await relabel(call, context, {
    ...fieldInput(call, ecgCalls.undoLabels.input),
    correct: ([last, ...earlier]) => {
      if (!last) throw rejection('nothingToUndo');
      return earlier;
    },
  });
  return { data, message: 'okUpdated' };
};

interface Relabeling extends ReportVersion {
  /** Returns the new corrections, the newest first. */
  correct: (
    corrections: readonly EcgCorrection[],
    beats: readonly Beat[],
    by: { adminName: string; time: string },
  ) => readonly EcgCorrection[];
}

async function relabel(call: Call, context: Context, { id, version, correct }: Relabeling) {
  const { hz, beats } = await beatsOf(await contentOf(context, id));
  const row = await hiddenFields(context.database.read, { kind: 'ecg', id }, ['automaticFigures']);
  // Only the server writes it.
  const storedFigures = parsedColumn(row.automaticFigures) as LabelFigures | null;
  return verifyReport(call, context, {
    id,
    version,
    decide: (report: Ecg, by) => {
      const corrections = correct(report.corrections ?? [], beats, by);
      const { pac, pvc, episodes, rhythm } = report;
      const automatic = storedFigures ?? { pac, pvc, episodes, rhythm };
      const labelled = { hz, analyzed: beats, beats: correctedBeats(beats, corrections) };
      return {
        corrections: [...corrections],
        automaticFigures: corrections.length > 0 ? automatic : null,
        ...correctedFigures(report, automatic, labelled),
      };
    },
  });
}

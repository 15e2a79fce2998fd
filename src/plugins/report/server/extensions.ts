import type { EntityExtension, ErasedRecords, Queries } from '../../../../server/plugin-api';
import { type RecordContent, releaseContents } from '../../../../server/plugin-api/builtin';
import { selectNight } from './nights/selectNight';
import { reportExtension } from './reportExtension';
import { selectBeat } from './review/averageBeatOf';
import { labelBeats, undoLabels } from './review/labelBeats';
import { saveMarks } from './review/saveMarks';
import { selectCloud } from './selectCloud';
import { updateReportsAfterRebinding } from './versions/updateReportsAfterRebinding';
import { selectEcgContent, selectWaveform } from './waveforms/selectWaveform';

/** Server extensions of the report section: electrocardiograms, Lorenz plots and nights. */
export const reportExtensions: Readonly<Record<string, EntityExtension>> = {
  ecg: {
    ...reportExtension({
      selectWaveform,
      selectContent: selectEcgContent,
      selectBeat,
      saveMarks,
      labelBeats,
      undoLabels,
    }),
    erase: eraseWaveforms,
    contents: exportWaveforms,
  },
  lorenz: reportExtension({ selectCloud }),
  sleep: reportExtension({ selectNight }),
  deviceBinding: { after: updateReportsAfterRebinding },
};

/** Deletes the stored recordings of an erased person together with the reports. */
async function eraseWaveforms({ transaction, ids, now }: ErasedRecords): Promise<void> {
  const rows = await transaction
    .selectFrom('ecg')
    .select('waveformSha256')
    .where('id', 'in', [...ids])
    .execute();
  await releaseContents(
    transaction,
    rows.flatMap(({ waveformSha256 }) => waveformSha256 ?? []),
    now,
  );
}

/** Exports the stored recordings of reports, in the format of `docs/decisions/0021-ecg-recording-file-with-levels.md`. */
async function exportWaveforms({
  queries,
  ids,
}: {
  queries: Queries;
  ids: readonly number[];
}): Promise<RecordContent[]> {
  const rows = await queries
    .selectFrom('ecg')
    .select(['reportNo', 'waveformSha256', 'waveformBytes'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ reportNo, waveformSha256: sha256, waveformBytes: bytes }) =>
    sha256 !== null && bytes !== null ? [{ name: `${reportNo}.ecg`, sha256, bytes }] : [],
  );
}

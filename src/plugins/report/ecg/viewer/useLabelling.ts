import { useState } from 'react';
import { useRefresh, useResourceContext } from 'react-admin';
import { type KitRecord, useAllowedActions, useKitDataProvider, useNotifyRefusal } from '../../../../core/kit';
import type { Beat } from '../../entities/decodeBeats';
import type { BeatLabel } from '../../entities/ecgCodes';
import { WAITING_STATUSES } from '../../entities/reportCodes';
import { NO_SHAPE } from '../../entities/waveformLayout';

export interface Labelling {
  canLabel: boolean;
  canUndo: boolean;
  isBusy: boolean;
  /** Whether labels apply to all beats of the same shape. */
  isAlike: boolean;
  setIsAlike: (isAlike: boolean) => void;
  label: (beat: Beat, label: BeatLabel) => void;
  undo: () => void;
}

/** Corrects the labels of a report's beats until a doctor has concluded from it. */
export function useLabeling({ id, version, status }: KitRecord): Labelling {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const tellRefusal = useNotifyRefusal();
  const refresh = useRefresh();
  const allowed = useAllowedActions(resource, ['labelBeats', 'undoLabels']);
  const [isAlike, setIsAlike] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = WAITING_STATUSES.some((waiting) => waiting === status);

  async function change(operation: string, input: Readonly<Record<string, unknown>>) {
    setIsBusy(true);
    try {
      await dataProvider.call(resource, operation, { id, version, ...input }, { silent: true });
    } catch (failure) {
      tellRefusal(failure);
    } finally {
      // Also after a refusal: another administrator may have been faster.
      refresh();
      setIsBusy(false);
    }
  }

  return {
    canLabel: isOpen && allowed.has('labelBeats'),
    canUndo: isOpen && allowed.has('undoLabels'),
    isBusy,
    isAlike,
    setIsAlike,
    label: ({ sample, shape }, label) =>
      void change('labelBeats', { sample, label, isAlike: isAlike && shape !== NO_SHAPE }),
    undo: () => void change('undoLabels', {}),
  };
}

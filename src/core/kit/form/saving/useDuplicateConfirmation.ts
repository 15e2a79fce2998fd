import { useState } from 'react';
import { type FoundDuplicates, POSSIBLE_DUPLICATE, parseFoundDuplicates } from '../../../../../contract/duplicates';
import { isRecord } from '../../../../../contract/values/isRecord';

/** Holds the possible duplicates of a refused save until the administrator has decided. */
export function useDuplicateConfirmation() {
  const [found, setFound] = useState<FoundDuplicates>();
  return {
    found,
    /** Asks when a save failed because of possible duplicates; returns whether it did. */
    ask: (failure: unknown): boolean => {
      const body = isRecord(failure) && isRecord(failure.body) ? failure.body : {};
      const duplicates = body.code === POSSIBLE_DUPLICATE ? parseFoundDuplicates(body.data) : undefined;
      if (duplicates) setFound(duplicates);
      return duplicates !== undefined;
    },
    clear: () => setFound(undefined),
  };
}

export type DuplicateConfirmation = ReturnType<typeof useDuplicateConfirmation>;

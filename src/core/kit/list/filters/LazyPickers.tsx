import TextField from '@mui/material/TextField';
import { lazy, type ReactNode, Suspense } from 'react';
import type { SuggestionPickerProps } from '../../field/SuggestionPicker';
import type { RegionPickerProps } from '../../region/RegionPicker';

// The pickers load when a filter is shown, not with the list.
const LazySuggestionPicker = lazy(async () => ({
  default: (await import('../../field/SuggestionPicker')).SuggestionPicker,
}));
const LazyRegionPicker = lazy(async () => ({ default: (await import('../../region/RegionPicker')).RegionPicker }));

/** Filters by a text from the server's suggestions. */
export function SuggestionFilter(props: SuggestionPickerProps) {
  return <LazyPickerField {...props} picker={<LazySuggestionPicker {...props} />} />;
}

/** Filters by a region. */
export function RegionFilter(props: RegionPickerProps) {
  return <LazyPickerField {...props} picker={<LazyRegionPicker {...props} />} />;
}

function LazyPickerField({ label, value, picker }: { label: ReactNode; value: string; picker: ReactNode }) {
  return (
    <Suspense fallback={<TextField size="small" margin="none" fullWidth disabled label={label} value={value} />}>
      {picker}
    </Suspense>
  );
}

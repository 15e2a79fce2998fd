import TextField from '@mui/material/TextField';
import { lazy, type ReactNode, Suspense } from 'react';
import type { OfferedPickerProps } from '../field/OfferedPicker';
import type { RegionPickerProps } from '../region/RegionPicker';

// The pickers load when a filter is shown, not with the list.
const LateOffered = lazy(async () => ({ default: (await import('../field/OfferedPicker')).OfferedPicker }));
const LateRegion = lazy(async () => ({ default: (await import('../region/RegionPicker')).RegionPicker }));

/** Filters by a text from the server's suggestions. */
export function OfferedFilter(props: OfferedPickerProps) {
  return <Late {...props} picker={<LateOffered {...props} />} />;
}

/** Filters by a region. */
export function RegionFilter(props: RegionPickerProps) {
  return <Late {...props} picker={<LateRegion {...props} />} />;
}

function Late({ label, value, picker }: { label: ReactNode; value: string; picker: ReactNode }) {
  return (
    <Suspense fallback={<TextField size="small" margin="none" fullWidth disabled label={label} value={value} />}>
      {picker}
    </Suspense>
  );
}

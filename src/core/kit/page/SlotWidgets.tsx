import Box from '@mui/material/Box';
import { useResourceContext } from 'react-admin';
import { type HostWidget, usePermission, useWidgets } from '../../plugin-api';
import type { KitRecord } from '../entity/representRecord';

/** What plugins put into a page of the resource in context (`<resource>.list`, `.show`, `.edit`), on a four-column grid. */
export function SlotWidgets({ page, record }: { page: 'list' | 'show' | 'edit'; record?: KitRecord }) {
  const slot = `${useResourceContext()}.${page}`;
  const widgets = useWidgets(slot);
  if (widgets.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: 'repeat(4, 1fr)' } }}>
      {widgets.map((widget) => (
        <SlotWidget key={widget.key} widget={widget} slot={slot} record={record} />
      ))}
    </Box>
  );
}

function SlotWidget({ widget, slot, record }: { widget: HostWidget; slot: string; record?: KitRecord }) {
  if (!usePermission(widget.permission)) return null;
  return (
    <Box sx={{ gridColumn: { xs: 'auto', lg: `span ${widget.size}` }, minWidth: 0 }}>
      {widget.render({ slot, record })}
    </Box>
  );
}

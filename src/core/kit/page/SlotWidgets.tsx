import type { CSSProperties } from 'react';
import { useResourceContext } from 'react-admin';
import { type HostWidget, usePermission, useWidgets } from '../../plugin-api';
import type { KitRecord } from '../entity/recordTitle';

/** Widgets of plugins for the page of the current resource (`<resource>.list`, `.show`, `.edit`), on a four-column grid. */
export function SlotWidgets({ page, record }: { page: 'list' | 'show' | 'edit'; record?: KitRecord }) {
  const slot = `${useResourceContext()}.${page}`;
  const widgets = useWidgets(slot);
  if (widgets.length === 0) return null;
  return (
    <div className="kit-tiles">
      {widgets.map((widget) => (
        <SlotWidget key={widget.key} widget={widget} slot={slot} record={record} />
      ))}
    </div>
  );
}

function SlotWidget({ widget, slot, record }: { widget: HostWidget; slot: string; record?: KitRecord }) {
  if (!usePermission(widget.permission)) return null;
  const span: CSSProperties & { '--span': number } = { '--span': widget.size };
  return (
    <div className="kit-tile" style={span}>
      {widget.render({ slot, record })}
    </div>
  );
}

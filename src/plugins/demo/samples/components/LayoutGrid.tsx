import { Card, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import ReactGridLayout, {
  cloneLayout,
  type Layout,
  moveElement,
  useContainerWidth,
  verticalCompactor,
} from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';

const COLUMNS = 12;
const FIRST: Layout = [
  { i: 'visits', x: 0, y: 0, w: 6, h: 2, minW: 2 },
  { i: 'risks', x: 6, y: 0, w: 6, h: 2, minW: 2 },
  { i: 'devices', x: 0, y: 2, w: 6, h: 2, minW: 2 },
];

export default function LayoutGrid() {
  const translate = useTranslate();
  const { width, containerRef, mounted } = useContainerWidth();
  const [layout, setLayout] = useState(FIRST);
  // Dragging needs a mouse; arrow keys move a focused card, with Shift they resize it.
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setLayout(event.shiftKey ? resized(layout, id, step) : moved(layout, id, step));
  };
  return (
    <div ref={containerRef}>
      <Typography variant="body2">{translate('demo.layoutGrid.hint')}</Typography>
      {mounted && (
        <ReactGridLayout
          width={width}
          layout={layout}
          onLayoutChange={setLayout}
          gridConfig={{ cols: COLUMNS, rowHeight: 48 }}
        >
          {layout.map(({ i, x, y, w, h }) => (
            <Card key={i} tabIndex={0} role="group" onKeyDown={onKeyDown(i)} sx={{ p: 1, cursor: 'grab' }}>
              {translate(`demo.layoutGrid.${i}`)} ({x}, {y}) {w}×{h}
            </Card>
          ))}
        </ReactGridLayout>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Step = readonly [right: number, down: number];

/** Returns the layout with a card moved by one cell; the others give way, as in a drag. */
function moved(layout: Layout, id: string, [right, down]: Step): Layout {
  const next = cloneLayout(layout);
  const item = next.find(({ i }) => i === id);
  if (!item) return layout;
  const x = Math.min(COLUMNS - item.w, Math.max(0, item.x + right));
  // Moves vertically by the height of a neighbor, because cards are compacted again.
  const y = Math.max(0, item.y + down * item.h);
  return verticalCompactor.compact(moveElement(next, item, x, y, true, false, 'vertical', COLUMNS), COLUMNS);
}

function resized(layout: Layout, id: string, [right, down]: Step): Layout {
  const next = layout.map((item) => {
    if (item.i !== id) return item;
    const { x, w, h, minW = 1 } = item;
    return { ...item, w: Math.min(COLUMNS - x, Math.max(minW, w + right)), h: Math.max(1, h + down) };
  });
  return verticalCompactor.compact(next, COLUMNS);
}

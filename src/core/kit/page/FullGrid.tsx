import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactNode } from 'react';

/** Divisible by the number of cells of a row, 1 to 6. */
const TRACKS = 60;

type Breakpoint = 'xs' | 'sm' | 'md' | 'lg';

export interface FullGridProps {
  /** Maximum number of cells of a row (at most 6), by width of the screen. */
  columns: Readonly<Partial<Record<Breakpoint, number>> & { xs: number }>;
  children: ReactNode;
}

/** A grid without holes: its rows hold nearly equally many cells, and the cells of each row fill it. */
export function FullGrid({ columns, children }: FullGridProps) {
  const cells = Children.toArray(children);
  if (cells.length === 0) return null;
  const spans = Object.entries(columns).map(([breakpoint, max]) => [breakpoint, cellSpans(cells.length, max)] as const);
  const spansAt = (at: number): Record<string, string> =>
    Object.fromEntries(spans.map(([breakpoint, each]) => [breakpoint, `span ${each[at]}`]));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        marginBlockStart: 2,
        gridTemplateColumns: `repeat(${TRACKS}, minmax(0, 1fr))`,
        // A gap between the tracks would be one between the halves of a cell.
        columnGap: 0,
        marginInline: -0.75,
      }}
    >
      {cells.map((cell, at) => (
        <Box
          // A cell that moves keeps its content. `Children.toArray` gives each a key.
          key={isValidElement(cell) ? cell.key : at}
          sx={{
            minWidth: 0,
            paddingInline: 0.75,
            gridColumn: spansAt(at),
          }}
        >
          {cell}
        </Box>
      ))}
    </Box>
  );
}

/** Returns the width of each cell in tracks. The rows hold equally many cells, the first ones one more if it does not divide. */
export function cellSpans(count: number, max: number): number[] {
  const rows = Math.ceil(count / max);
  const [fewest, larger] = [Math.floor(count / rows), count % rows];
  return Array.from({ length: rows }, (_, row) => fewest + (row < larger ? 1 : 0)).flatMap((cells) =>
    Array.from({ length: cells }, () => TRACKS / cells),
  );
}

import { type Arrangement, applyArrangement } from '../../../../core/kit';

/** A panel of the wall. */
export interface WallTile {
  key: string;
  /** Its name in edit mode. */
  name: string;
  render: () => React.ReactNode;
}

/** The places of each column, from the left. Panels beyond the last place also go to the middle. */
const COLUMNS = [[0, 1], [2], [3, 4]] as const;
const MIDDLE = 1;
const PLACES = COLUMNS.flat().length;

/** Relative widths of the columns. */
export const WIDTHS = [26, 48, 26] as const;

/** Returns the panels by column in their places. Hidden panels appear in edit mode only. */
export function columnsOf(
  panels: readonly WallTile[],
  arrangement: Arrangement,
  { withHidden }: { withHidden: boolean },
): WallTile[][] {
  const ordered = applyArrangement(panels, arrangement);
  return COLUMNS.map((places, column) => {
    const columnPanels = [
      ...places.flatMap((place) => ordered[place] ?? []),
      ...(column === MIDDLE ? ordered.slice(PLACES) : []),
    ];
    return withHidden ? columnPanels : columnPanels.filter(({ key }) => !arrangement.hidden.includes(key));
  });
}

/** Returns the arrangement after two panels have swapped places. */
export function swapPanels(
  panels: readonly WallTile[],
  arrangement: Arrangement,
  [one, other]: readonly [string, string],
): Arrangement {
  const order = applyArrangement(panels, arrangement).map(({ key }) =>
    key === one ? other : key === other ? one : key,
  );
  return { ...arrangement, order };
}

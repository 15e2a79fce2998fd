import { type Arrangement, arranged } from '../../../../core/kit';

/** A part of the wall. */
export interface WallPanel {
  key: string;
  /** As it is called where it is moved or hidden. */
  name: string;
  render: () => React.ReactNode;
}

/** Which places each column has, from the left; whatever comes after the last place stands in the middle too. */
const COLUMNS = [[0, 1], [2], [3, 4]] as const;
const MIDDLE = 1;
const PLACES = COLUMNS.flat().length;

/** Widths of the columns against one another. */
export const WIDTHS = [26, 48, 26] as const;

/** The panels by column, in their places; those that are hidden only where they are arranged. */
export function columnsOf(
  panels: readonly WallPanel[],
  arrangement: Arrangement,
  { withHidden }: { withHidden: boolean },
): WallPanel[][] {
  const inOrder = arranged(panels, arrangement);
  return COLUMNS.map((places, column) => {
    const own = [
      ...places.flatMap((place) => inOrder[place] ?? []),
      ...(column === MIDDLE ? inOrder.slice(PLACES) : []),
    ];
    return withHidden ? own : own.filter(({ key }) => !arrangement.hidden.includes(key));
  });
}

/** The arrangement in which two panels have changed places. */
export function swapped(
  panels: readonly WallPanel[],
  arrangement: Arrangement,
  [one, other]: readonly [string, string],
): Arrangement {
  const order = arranged(panels, arrangement).map(({ key }) => (key === one ? other : key === other ? one : key));
  return { ...arrangement, order };
}

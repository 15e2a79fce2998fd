import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formatNumber';
import { useLocaleCode } from '../entity/useLocaleCode';

export interface BarListRow {
  key: string;
  name: string;
  value: number;
  /** The value of the previous period, drawn as a mark. */
  before?: number;
  /** A color of the palette, such as `info.main`. Defaults to the primary color. */
  color?: string;
  /** Address of the counted records. */
  to?: string;
}

export interface BarListProps {
  rows: readonly BarListRow[];
  /** Whether the order of the rows is a scale, such as age. Otherwise they are sorted by value. */
  isScale?: boolean | undefined;
}

/** Number of rows up to which also those of value 0 are shown, unless the order is a scale. */
const FEW = 5;

/** Bars with their names and values. A name wraps rather than being cut, so that it is readable at every width. */
export function BarList({ rows, isScale = false }: BarListProps) {
  const locale = useLocaleCode();
  const shown = isScale
    ? rows
    : rows.filter(({ value }) => value > 0 || rows.length <= FEW).sort((a, b) => b.value - a.value);
  const max = Math.max(1, ...shown.flatMap(({ value, before = 0 }) => [value, before]));
  const share = (value: number) => `${(value / max) * 100}%`;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        flex: 1,
        alignContent: 'space-evenly',
        gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) max-content',
        columnGap: 1.5,
        rowGap: 0.25,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize: 13,
      }}
    >
      {shown.map(({ key, name, value, before, color = 'primary.main', to }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
        >
          <Box
            {...(to !== undefined && { component: Link, to })}
            sx={{
              display: 'grid',
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              alignItems: 'center',
              minHeight: 26,
              color: 'text.primary',
              textDecoration: 'none',
              borderRadius: 0.5,
              ...(to !== undefined && { '&:hover': { backgroundColor: 'action.hover' } }),
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" aria-hidden sx={{ position: 'relative', height: 14 }}>
              <Box
                component="span"
                sx={{
                  display: 'block',
                  width: share(value),
                  minWidth: value > 0 ? 2 : 0,
                  height: '100%',
                  borderRadius: '0 3px 3px 0',
                  backgroundColor: color,
                }}
              />
              {before !== undefined && before > 0 && (
                <Box
                  component="span"
                  sx={{
                    position: 'absolute',
                    insetBlock: -2,
                    insetInlineStart: `calc(${share(before)} - 1px)`,
                    width: 2,
                    backgroundColor: 'text.primary',
                  }}
                />
              )}
            </Box>
            <Box component="b" sx={{ textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(value, locale)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

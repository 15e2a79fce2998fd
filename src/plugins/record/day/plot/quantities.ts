import type { ColorName, Pane, Track } from './plot';

/** One sampled quantity of a pane: a line of the legend, a value under the crosshair, a column of the table. */
export interface Quantity {
  id: string;
  label: string;
  color: ColorName;
  track: Track;
  /** Formats a value without its unit, in the user's notation. */
  format: (value: number, locale: string) => string;
  /** Codes have no mean: the first code of an interval represents it. */
  isCode: boolean;
}

/** Returns the sampled quantities of a pane. */
export function quantitiesOf(pane: Pane): Quantity[] {
  return pane.layers.flatMap((layer): Quantity[] => {
    switch (layer.type) {
      case 'line':
      case 'area':
      case 'bars':
      case 'strip':
        return [
          {
            id: layer.id,
            label: layer.label,
            // A strip has no color.
            color: layer.type === 'strip' ? 'quiet' : layer.color,
            track: layer.track,
            format: numberFormatter(layer.decimals),
            isCode: false,
          },
        ];
      case 'stack':
        return layer.parts.map(({ id, label, color, track, decimals }) => ({
          id,
          label,
          color,
          track,
          format: numberFormatter(decimals),
          isCode: false,
        }));
      case 'steps':
        return [
          {
            id: layer.id,
            label: layer.label,
            color: 'quiet',
            track: layer.track,
            format: (code) => layer.codes[code]?.label ?? String(code),
            isCode: true,
          },
        ];
      default:
        return [];
    }
  });
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormatter(decimals: number) {
  return (value: number, locale: string) => {
    const key = `${locale} ${decimals}`;
    const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
    return format.format(value);
  };
}

import type { ColorName } from '../../plot/plot';
import type { ChartColors } from '../chartColors';

/** Returns the path of a box, in pixels. */
export const boxPath = (left: number, top: number, width: number, height: number) =>
  `M${left.toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

/** Draws boxes as one path per color: a day has more than a thousand, and every separate SVG element is costly. */
export function Boxes({
  boxes,
  colors,
}: {
  boxes: readonly { color: ColorName; path: string }[];
  colors: ChartColors;
}) {
  const paths = new Map<ColorName, string[]>();
  for (const { color, path } of boxes) {
    const found = paths.get(color);
    if (found) found.push(path);
    else paths.set(color, [path]);
  }
  return (
    <g shapeRendering="crispEdges">
      {[...paths].map(([color, parts]) => (
        <path key={color} d={parts.join('')} fill={colors[color]} />
      ))}
    </g>
  );
}

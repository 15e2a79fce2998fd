import { type ChartRow, figureLink, figureNameKey, mergeFigures } from '../../../../contract/figures';
import { parseIsoMoment, wallClock } from '../../../../contract/moment';
import type { ChartContribution, FigureEntry, FigureLink, HostFigures } from '../../../core/plugin-api';
import type { MainPanel, PanelFigure } from '../entities/mainPanel';
import { type PanelPeriodCode, panelDays } from '../entities/panelPeriod';
import { type Change, changeOf, changeQuality } from './change';

/** A figure with its display data. */
export interface FigureView extends PanelFigure {
  /** Message key of its default name. */
  label: string;
  groupLabel: string;
  tone?: 'warning' | 'danger' | undefined;
  better?: 'more' | 'less' | undefined;
  /** Position in the headline of the wall display. */
  wallHeadline?: number | undefined;
  change?: Change | undefined;
  /** Whether the change is an improvement or a deterioration. */
  quality?: 'better' | 'worse' | undefined;
  /** The counted records; absent for a manual value. */
  link?: FigureLink | undefined;
  /** Message key of its description; shares, means and amounts have one. */
  hintLabel?: string | undefined;
}

export interface GroupView {
  key: string;
  /** Message key of its name. */
  label: string;
  figures: readonly FigureView[];
  entries: readonly FigureEntry[];
}

export interface ChartView extends ChartContribution {
  key: string;
  /** Message key of its title. */
  label: string;
  /** Prefix of the message keys of its lines. */
  texts: string;
  rows: readonly ChartRow[];
  /** The row of the current day or hour, which is not comparable with whole ones; -1 without one. */
  runningAt: number;
}

/** The panel as displayed. */
export interface PanelView {
  panel: MainPanel;
  period: PanelPeriodCode;
  /** All figures of active plugins in the configured order, including hidden ones. */
  figures: readonly FigureView[];
  /** At most six visible figures that the dashboard shows first. */
  headlines: readonly FigureView[];
  /** Topics with visible figures, in order. */
  groups: readonly GroupView[];
  charts: readonly ChartView[];
}

/** The parameters of a panel request. */
export interface PanelContext {
  period: PanelPeriodCode;
  /** The current day, `YYYY-MM-DD`. */
  today: string;
}

/** Combines the counted panel with the display data that plugins provide. Omits figures of inactive plugins. */
export function panelView(panel: MainPanel, parts: readonly HostFigures[], { period, today }: PanelContext): PanelView {
  const figureQuery = { today, period: panelDays(period, today), panel };
  const labels = labelsOf(parts);
  const { groups, figures: declarations } = mergeFigures(parts);
  const figures = panel.figures.flatMap((figure): FigureView[] => {
    const label = labels.figures.get(figure.key);
    const groupLabel = labels.groups.get(figure.group);
    if (label === undefined || groupLabel === undefined) return [];
    const declaration = declarations.get(figure.key);
    const { tone, better, wallHeadline } = declaration ?? {};
    // A stock has no comparison.
    const change = declaration?.measure === 'flow' ? changeOf(figure) : undefined;
    const quality = change && changeQuality(change, better);
    const link = figure.mode === 'manual' || !declaration ? undefined : figureLink(declaration, figureQuery);
    const hintLabel = labels.hints.get(figure.key);
    return [{ ...figure, label, groupLabel, tone, better, wallHeadline, change, quality, link, hintLabel }];
  });
  const entries = parts.flatMap((part) => part.entries?.(figureQuery) ?? []);
  return {
    panel,
    period,
    figures,
    headlines: headlinesOf(figures, declarations),
    groups: groups
      .map((key) => ({
        key,
        label: labels.groups.get(key) ?? key,
        figures: figures.filter(({ group, visible }) => visible && group === key),
        entries: entries.filter(({ group }) => group === key),
      }))
      .filter((group) => group.figures.length + group.entries.length > 0),
    charts: parts
      .flatMap(({ plugin, charts = {} }) =>
        Object.entries(charts).map(([key, chart]) => {
          const texts = `${plugin}.panel.charts`;
          const rows = panel.charts[key] ?? [];
          return {
            ...chart,
            key,
            texts,
            label: `${texts}.${key}`,
            rows,
            runningAt: runningRow(rows, chart.name, panel.asOf),
          };
        }),
      )
      .sort((one, other) => one.order - other.order),
  };
}

/** Number of headlines. */
const HEADLINES = 6;

/** Returns the visible headlines in their order. Other visible figures take the places of hidden ones. */
function headlinesOf(
  figures: readonly FigureView[],
  declarations: ReadonlyMap<string, { headline?: number }>,
): readonly FigureView[] {
  const positionOf = ({ key }: FigureView) => declarations.get(key)?.headline ?? Number.POSITIVE_INFINITY;
  return figures
    .filter(({ visible }) => visible)
    .sort((one, other) => {
      const [a, b] = [positionOf(one), positionOf(other)];
      return a === b ? 0 : a - b;
    })
    .slice(0, HEADLINES);
}

/** Returns the position of the row of the current day or hour. */
function runningRow(rows: readonly ChartRow[], name: string, asOf: string): number {
  const clock = wallClock(parseIsoMoment(asOf) ?? 0).replace('T', ' ');
  return rows.findIndex((row) => {
    const date = String(row[name] ?? '');
    return /^\d{4}-\d\d-\d\d/.test(date) && clock.startsWith(date.slice(0, 'YYYY-MM-DD hh'.length));
  });
}

/** Returns the message keys of topics and figures, by their keys. */
function labelsOf(parts: readonly HostFigures[]) {
  const labels = (kind: 'groups' | 'figures', labelOf: (plugin: string, key: string) => string) =>
    new Map(parts.flatMap((part) => Object.keys(part[kind]).map((key) => [key, labelOf(part.plugin, key)] as const)));
  return {
    groups: labels('groups', (plugin, key) => `${plugin}.panel.groups.${key}`),
    figures: labels('figures', figureNameKey),
    hints: labels('figures', (plugin, key) => `${plugin}.panel.hints.${key}`),
  };
}

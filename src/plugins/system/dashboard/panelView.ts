import { type ChartRow, mergeFigures } from '../../../../contract/figures';
import type { ChartContribution, FigureEntry, FigureLink, HostFigures } from '../../../core/plugin-api';
import type { MainPanel, PanelFigure } from '../entities/mainPanel';
import { type PanelPeriodCode, panelDays } from '../entities/panelPeriod';
import { type Change, changeOf } from './change';

/** A figure with its display data. */
export interface FigureView extends PanelFigure {
  /** Message key of its default name. */
  label: string;
  groupLabel: string;
  tone?: 'warning' | 'danger' | undefined;
  better?: 'more' | 'less' | undefined;
  /** Position in the headline of the wall display. */
  headline?: number | undefined;
  change?: Change | undefined;
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
}

/** The panel as displayed. */
export interface PanelView {
  panel: MainPanel;
  period: PanelPeriodCode;
  /** All figures of active plugins in the configured order, including hidden ones. */
  figures: readonly FigureView[];
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
  const links = Object.assign({}, ...parts.map((part) => part.links(figureQuery)));
  const labels = labelsOf(parts);
  const { groups, figures: declarations } = mergeFigures(parts);
  const figures = panel.figures.flatMap((figure): FigureView[] => {
    const label = labels.figures.get(figure.key);
    const groupLabel = labels.groups.get(figure.group);
    if (label === undefined || groupLabel === undefined) return [];
    const { tone, better, headline } = declarations.get(figure.key) ?? {};
    const change = changeOf(figure);
    const link = figure.mode === 'manual' ? undefined : links[figure.key];
    const hintLabel = labels.hints.get(figure.key);
    return [{ ...figure, label, groupLabel, tone, better, headline, change, link, hintLabel }];
  });
  const entries = parts.flatMap((part) => part.entries?.(figureQuery) ?? []);
  return {
    panel,
    period,
    figures,
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
          return { ...chart, key, texts, label: `${texts}.${key}`, rows: panel.charts[key] ?? [] };
        }),
      )
      .sort((one, other) => one.order - other.order),
  };
}

/** Returns the message keys of topics and figures, by their keys. */
function labelsOf(parts: readonly HostFigures[]) {
  const labels = (kind: 'groups' | 'figures', textGroup: string = kind) =>
    new Map(
      parts.flatMap((part) =>
        Object.keys(part[kind]).map((key) => [key, `${part.plugin}.panel.${textGroup}.${key}`] as const),
      ),
    );
  return { groups: labels('groups'), figures: labels('figures'), hints: labels('figures', 'hints') };
}

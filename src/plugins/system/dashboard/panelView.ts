import { type ChartRow, joinFigures } from '../../../../contract/figures';
import type { ChartContribution, FigureEntry, FigureLink, HostFigures } from '../../../core/plugin-api';
import type { MainPanel, PanelFigure } from '../entities/mainPanel';
import { type PanelPeriodCode, panelDays } from '../entities/panelPeriod';
import { type Change, changeOf } from './change';

/** A figure with what the console knows of it. */
export interface FigureView extends PanelFigure {
  /** Message key of its usual name. */
  label: string;
  groupLabel: string;
  tone?: 'warning' | 'danger' | undefined;
  better?: 'more' | 'less' | undefined;
  change?: Change | undefined;
  /** What was counted; none of a value that was entered by hand. */
  link?: FigureLink | undefined;
  /** Message key of the words about what it is; shares, means and amounts have one. */
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
  /** What stands in front of the message keys of its lines. */
  texts: string;
  rows: readonly ChartRow[];
}

/** The panel as it is shown. */
export interface PanelView {
  panel: MainPanel;
  period: PanelPeriodCode;
  /** All figures of running plugins in the order of the settings, those that are not visible too. */
  figures: readonly FigureView[];
  /** Topics in which something is visible, in their order. */
  groups: readonly GroupView[];
  charts: readonly ChartView[];
}

/** What a panel was asked for. */
export interface PanelMoment {
  period: PanelPeriodCode;
  /** The current day, `YYYY-MM-DD`. */
  today: string;
}

/** Puts the counted panel together with what the plugins say of figures; figures of plugins that do not run are left out. */
export function panelView(panel: MainPanel, parts: readonly HostFigures[], { period, today }: PanelMoment): PanelView {
  const question = { today, period: panelDays(period, today), panel };
  const links = Object.assign({}, ...parts.map((part) => part.links(question)));
  const labels = labelsOf(parts);
  const { groups, figures: declared } = joinFigures(parts);
  const figures = panel.figures.flatMap((figure): FigureView[] => {
    const label = labels.figures.get(figure.key);
    const groupLabel = labels.groups.get(figure.group);
    if (label === undefined || groupLabel === undefined) return [];
    const { tone, better } = declared.get(figure.key) ?? {};
    const change = changeOf(figure);
    const link = figure.mode === 'manual' ? undefined : links[figure.key];
    const hintLabel = labels.hints.get(figure.key);
    return [{ ...figure, label, groupLabel, tone, better, change, link, hintLabel }];
  });
  const entries = parts.flatMap((part) => part.entries?.(question) ?? []);
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

/** Message keys of topics and figures, by their keys. */
function labelsOf(parts: readonly HostFigures[]) {
  const labels = (kind: 'groups' | 'figures', of: string = kind) =>
    new Map(
      parts.flatMap((part) =>
        Object.keys(part[kind]).map((key) => [key, `${part.plugin}.panel.${of}.${key}`] as const),
      ),
    );
  return { groups: labels('groups'), figures: labels('figures'), hints: labels('figures', 'hints') };
}

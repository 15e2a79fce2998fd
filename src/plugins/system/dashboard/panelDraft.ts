import { panelFields } from '../entities/panelFields';
import type { FigureView, PanelView } from './panelView';

/** A figure as it is being set: numbers as they are typed. */
export interface FigureDraft extends Pick<FigureView, 'key' | 'label' | 'mode' | 'visible'> {
  title: string;
  manualValue: string;
  target: string;
}

/** The panel as it is being set. */
export interface PanelDraft {
  title: string;
  subtitle: string;
  regionName: string;
  refreshSeconds: string;
  figures: FigureDraft[];
}

/** The settings of a panel, ready to be typed over. */
export function panelDraft({ panel, figures }: Pick<PanelView, 'panel' | 'figures'>): PanelDraft {
  const { title, subtitle, regionName, refreshSeconds } = panel;
  return {
    title: title ?? '',
    subtitle: subtitle ?? '',
    regionName: regionName ?? '',
    refreshSeconds: String(refreshSeconds),
    figures: figures.map(({ key, label, mode, visible, title, manualValue, target }) => ({
      key,
      label,
      mode,
      visible,
      title: title ?? '',
      manualValue: typed(manualValue),
      target: typed(target),
    })),
  };
}

function typed(value: number | null): string {
  return value === null ? '' : String(value);
}

/** A typed number; `undefined` for what is none. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Message key of what keeps a draft from being saved. */
export function draftProblem({ refreshSeconds, figures }: PanelDraft): string | undefined {
  const seconds = numberOf(refreshSeconds);
  const { min, max } = panelFields.refreshSeconds;
  if (seconds === undefined || seconds === null || !Number.isInteger(seconds) || seconds < min || seconds > max) {
    return 'system-manage.dashboard.problems.refresh';
  }
  if (figures.some((figure) => figureProblem(figure))) return 'system-manage.dashboard.problems.figures';
  return undefined;
}

/** Which number of a figure is missing or none. */
export function figureProblem({ mode, manualValue, target }: FigureDraft): 'manualValue' | 'target' | undefined {
  const value = numberOf(manualValue);
  if (value === undefined || (mode === 'manual' && value === null)) return 'manualValue';
  return numberOf(target) === undefined ? 'target' : undefined;
}

/** What of a draft is written besides the figures. */
export function draftValues({ title, subtitle, regionName, refreshSeconds }: PanelDraft) {
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    title: text(title),
    subtitle: text(subtitle),
    regionName: text(regionName),
    refreshSeconds: Number(refreshSeconds),
  };
}

/** All figures in their order, as the server takes them; those of plugins that do not run stay as they are. */
export function draftItems({ figures }: PanelDraft, { panel }: Pick<PanelView, 'panel'>) {
  const drafted = new Set(figures.map(({ key }) => key));
  const others = panel.figures
    .filter(({ key }) => !drafted.has(key))
    .map(({ key, mode, visible, title, manualValue, target }) => ({ key, mode, visible, title, manualValue, target }));
  const items = figures.map(({ key, mode, visible, title, manualValue, target }) => ({
    key,
    mode,
    visible,
    title: title.trim() === '' ? null : title.trim(),
    manualValue: numberOf(manualValue) ?? null,
    target: numberOf(target) ?? null,
  }));
  return [...items, ...others];
}

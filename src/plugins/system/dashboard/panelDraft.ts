import { panelFields } from '../entities/panelFields';
import type { FigureView, PanelView } from './panelView';

/** A figure that is being edited, with numbers as typed. */
export interface FigureDraft extends Pick<FigureView, 'key' | 'label' | 'mode' | 'visible'> {
  title: string;
  manualValue: string;
  target: string;
}

/** The panel settings that are being edited. */
export interface PanelDraft {
  title: string;
  subtitle: string;
  companyName: string;
  regionName: string;
  refreshSeconds: string;
  figures: FigureDraft[];
}

/** Converts the settings of a panel to a draft. */
export function panelDraft({ panel, figures }: Pick<PanelView, 'panel' | 'figures'>): PanelDraft {
  const { title, subtitle, companyName, regionName, refreshSeconds } = panel;
  return {
    title: title ?? '',
    subtitle: subtitle ?? '',
    companyName: companyName ?? '',
    regionName: regionName ?? '',
    refreshSeconds: String(refreshSeconds),
    figures: figures.map(({ key, label, mode, visible, title, manualValue, target }) => ({
      key,
      label,
      mode,
      visible,
      title: title ?? '',
      manualValue: toInputText(manualValue),
      target: toInputText(target),
    })),
  };
}

function toInputText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Parses a typed number; `null` for an empty text, `undefined` if invalid. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Returns the message key of the problem that prevents saving. */
export function draftProblem({ refreshSeconds, figures }: PanelDraft): string | undefined {
  const seconds = numberOf(refreshSeconds);
  const { min, max } = panelFields.refreshSeconds;
  if (seconds === undefined || seconds === null || !Number.isInteger(seconds) || seconds < min || seconds > max) {
    return 'system-manage.dashboard.problems.refresh';
  }
  if (figures.some((figure) => figureProblem(figure))) return 'system-manage.dashboard.problems.figures';
  return undefined;
}

/** Returns which number of a figure is missing or invalid. */
export function figureProblem({ mode, manualValue, target }: FigureDraft): 'manualValue' | 'target' | undefined {
  const value = numberOf(manualValue);
  if (value === undefined || (mode === 'manual' && value === null)) return 'manualValue';
  return numberOf(target) === undefined ? 'target' : undefined;
}

/** Returns the values of a draft besides the figures. */
export function draftValues({ title, subtitle, companyName, regionName, refreshSeconds }: PanelDraft) {
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    title: text(title),
    subtitle: text(subtitle),
    companyName: text(companyName),
    regionName: text(regionName),
    refreshSeconds: Number(refreshSeconds),
  };
}

/** Returns all figures in order, as input for the server. Figures of inactive plugins stay unchanged. */
export function draftItems({ figures }: PanelDraft, { panel }: Pick<PanelView, 'panel'>) {
  const draftKeys = new Set(figures.map(({ key }) => key));
  const others = panel.figures
    .filter(({ key }) => !draftKeys.has(key))
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

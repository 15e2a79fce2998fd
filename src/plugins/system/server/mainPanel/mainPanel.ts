import { LRUCache } from 'lru-cache';
import { mergeFigures } from '../../../../../contract/figures';
import { toIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import {
  type Change,
  type Context,
  type EntityExtension,
  fieldInput,
  findRecord,
  type Handler,
  rejection,
} from '../../../../../server/plugin-api';
import { queryScopeKey, updateByIdSelective } from '../../../../../server/plugin-api/builtin';
import { type DataSystem, dataSystem, MAIN_PANEL } from '../../entities/dataSystem';
import { type MainPanel, type PanelFigure, selectMainPanel as selectMainPanelInput } from '../../entities/mainPanel';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { selectWallLive } from '../wall/selectWallLive';
import { countPanel } from './countPanel';
import { type CountedFigures, figurePort } from './figureSource';

/** Milliseconds for which counted figures are cached. */
const CACHE_MS = 20_000;
/** Maximum number of cached scopes and periods; the least recently used one is evicted first. */
const CACHE_MAX = 100;

/** Server extension of the only panel: its settings are a record, its figures are counted on request. */
export function dataSystemExtension(): EntityExtension<'dataSystem'> {
  const panelCache: PanelCache = new LRUCache({ max: CACHE_MAX });
  const selectMainPanel: Handler = async (call, context) => {
    const { period = 'month' } = fieldInput(call, selectMainPanelInput.input);
    return { data: await panelOf(context, panelCache, period ?? 'month'), message: 'okRead' };
  };
  return {
    guard: refuseUnknownFigures,
    operations: {
      selectMainPanel,
      selectWallLive,
      updateMainPanel,
      insert: refuse,
      deleteById: refuse,
      deleteByIds: refuse,
    },
  };
}

type PanelCache = LRUCache<string, { at: number; panel: Promise<Required<CountedFigures>> }>;

const figuresOf = (context: Context) =>
  mergeFigures(context.provided(figurePort).map(({ declaration }) => declaration)).figures;

/** Rejects settings of figures that no section counts. */
function refuseUnknownFigures({ values, record, context }: Change<'dataSystem'>): Problem[] {
  if (!('items' in values)) return [];
  const known = figuresOf(context);
  return (record.items ?? []).flatMap(({ key }, position): Problem[] =>
    known.has(key) ? [] : [{ field: `items.${position}.key`, code: 'notAllowed' }],
  );
}

/** `updateMainPanel`: changes the settings of the panel; an outdated `version` is rejected. */
const updateMainPanel: Handler = async (call, context) => {
  const { id } = await mainPanel(context);
  return updateByIdSelective({ ...call, params: { ...call.params, id } }, context);
};

const refuse: Handler = async () => {
  throw rejection('onlyOnePanel');
};

async function panelOf(context: Context, panelCache: PanelCache, period: PanelPeriodCode): Promise<MainPanel> {
  const settings = await mainPanel(context);
  const key = `${period} ${queryScopeKey(context.database.read)}`;
  const now = context.now();
  let known = panelCache.get(key);
  if (!known || Math.abs(now - known.at) > CACHE_MS) {
    known = { at: now, panel: countPanel(context, period) };
    panelCache.set(key, known);
    // A failed count is not cached.
    known.panel.catch(() => panelCache.delete(key));
  }
  const { charts, parts, ...numbers } = await known.panel;
  const { id, version, title, subtitle, companyName, regionName, refreshSeconds } = settings;
  return {
    id,
    version,
    title,
    subtitle,
    regionName,
    companyName,
    refreshSeconds: refreshSeconds ?? dataSystem.fields.refreshSeconds.default ?? 60,
    asOf: toIsoMoment(known.at),
    figures: shownFigures(context, numbers, settings.items ?? []),
    charts,
    ...parts,
  };
}

/** Returns all figures: those with settings in their order, then the others in default order. */
function shownFigures(
  context: Context,
  { values, before }: Pick<CountedFigures, 'values' | 'before'>,
  items: NonNullable<DataSystem['items']>,
): PanelFigure[] {
  const figures = figuresOf(context);
  const settings = new Map(items.map((item) => [item.key, item]));
  return [...new Set([...settings.keys(), ...figures.keys()])].flatMap((key) => {
    const figure = figures.get(key);
    // The section no longer exists.
    if (!figure) return [];
    const item = settings.get(key);
    const mode = item?.mode ?? 'auto';
    const manualValue = item?.manualValue ?? null;
    const autoValue = values[key] ?? null;
    return {
      key,
      group: figure.group,
      unit: figure.unit,
      title: item?.title ?? null,
      mode,
      autoValue,
      manualValue,
      value: mode === 'manual' ? manualValue : autoValue,
      before: mode === 'manual' ? null : (before?.[key] ?? null),
      target: item?.target ?? null,
      visible: item?.visible ?? true,
    };
  });
}

async function mainPanel({ database }: Context): Promise<DataSystem> {
  const row = await database.read
    .selectFrom(dataSystem.name)
    .select('id')
    .where('code', '=', MAIN_PANEL)
    .executeTakeFirst();
  const record = row && (await findRecord(database.read, dataSystem, row.id));
  if (!record) throw rejection('notFound');
  return record;
}

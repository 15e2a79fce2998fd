import { momentText } from '../../../contract/moment';
import { type DataSystem, dataSystem, MAIN_PANEL } from '../../../contract/system/dataSystem';
import type { MainPanel, PanelFigure } from '../../../contract/system/mainPanel';
import {
  type PanelFigureKey,
  type PanelValues,
  panelFigureKeys,
  panelFigures,
} from '../../../contract/system/panelFigures';
import { findRecord } from '../../db/repository';
import { narrowingKey } from '../../db/scopedDatabase';
import { rejection } from '../../http/failures';
import type { Context } from '../../operations/context';
import type { EntityExtension, Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';
import { Remembered } from '../../operations/Remembered';
import { updateByIdSelective } from '../../operations/update';
import { type CountedPanel, countPanel } from './countPanel';

/** Milliseconds for which counted figures are good. */
const FRESH_MS = 20_000;
/** Data scopes whose figures are kept; the oldest goes first. */
const SCOPES_KEPT = 100;

/** The main panel, of which there is one: its settings are a record, its figures are counted when asked for. */
export function dataSystemExtension(): EntityExtension {
  const counted = new Remembered<{ at: number; panel: Promise<CountedPanel> }>(SCOPES_KEPT);
  const selectMainPanel: Handler = async (call, context) => {
    fieldInput(call, {});
    return { data: await panelOf(context, counted), message: 'okRead' };
  };
  return { operations: { selectMainPanel, updateMainPanel, insert: refuse, deleteById: refuse, deleteByIds: refuse } };
}

/** `updateMainPanel`: changes the settings of the one panel; an older `version` is refused. */
const updateMainPanel: Handler = async (call, context) => {
  const { id } = await mainPanel(context);
  return updateByIdSelective({ ...call, params: { ...call.params, id } }, context);
};

const refuse: Handler = async () => {
  throw rejection('onlyOnePanel');
};

async function panelOf(
  context: Context,
  counted: Remembered<{ at: number; panel: Promise<CountedPanel> }>,
): Promise<MainPanel> {
  const settings = await mainPanel(context);
  const key = narrowingKey(context.database.read);
  const now = context.now();
  let known = counted.get(key);
  if (!known || Math.abs(now - known.at) > FRESH_MS) {
    known = { at: now, panel: countPanel(context) };
    counted.set(key, known);
    // A count that failed is none.
    known.panel.catch(() => counted.delete(key));
  }
  const { values, ...rest } = await known.panel;
  const { id, version, title, subtitle, regionName, refreshSeconds } = settings;
  return {
    id,
    version,
    title,
    subtitle,
    regionName,
    refreshSeconds: refreshSeconds ?? dataSystem.fields.refreshSeconds.default ?? 60,
    asOf: momentText(known.at),
    figures: figuresOf(values, settings.items ?? []),
    ...rest,
  };
}

/** All figures: those with settings in their order, then the others in the usual one. */
function figuresOf(values: PanelValues, items: NonNullable<DataSystem['items']>): PanelFigure[] {
  const settings = new Map(items.map((item) => [item.key, item]));
  const keys = new Set<PanelFigureKey>([...settings.keys(), ...panelFigureKeys]);
  return [...keys].map((key) => {
    const item = settings.get(key);
    const mode = item?.mode ?? 'auto';
    const manualValue = item?.manualValue ?? null;
    const autoValue = values[key];
    return {
      key,
      ...panelFigures[key],
      title: item?.title ?? null,
      mode,
      autoValue,
      manualValue,
      value: mode === 'manual' ? manualValue : autoValue,
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
  const record = row && (await findRecord(database.read, dataSystem, Number(row.id)));
  if (!record) throw rejection('notFound');
  return record as unknown as DataSystem;
}

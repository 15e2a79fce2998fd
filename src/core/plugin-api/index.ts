/**
 * The complete public API for plugins; anything not exported here is internal.
 *
 * @module plugin-api
 */
export { recordUserActivity } from '../http';
export {
  editedRecords,
  type LiveUpdate,
  listSnapshots,
  type PendingListChanges,
} from '../live';
export { startViewAs } from '../storage';
export { useAppearance, useSetAppearance } from './appearance/useAppearance';
export { useGrayMode } from './appearance/useGrayMode';
export { type Motion, useMotion } from './appearance/useMotion';
export { type ThemeSettings, useThemeSettings } from './appearance/useThemeSettings';
export { copyText } from './browser/copyText';
export { saveFile } from './browser/saveFile';
export { type PluginCookies, useCookies } from './browser/useCookies';
export { type Fullscreen, useFullscreen } from './browser/useFullscreen';
export { definePlugin, PLUGIN_API_VERSION } from './definePlugin';
export {
  type Host,
  type HostAction,
  HostContext,
  type HostFigures,
  type HostPage,
  type HostQueueSource,
  type HostSearch,
  type HostSearchAction,
  type HostSection,
  type HostWidget,
  PageTitleContext,
  PluginIdContext,
} from './host/HostContext';
export {
  useDeclaredSteps,
  useEntityResource,
  useIsUnmasked,
  usePageTitle,
  usePermission,
  usePluginSettings,
  useResourceActions,
  useResourceName,
  useSections,
  useWidgets,
} from './host/hostHooks';
export { type AddedPlugin, type AddPlugin, AddPluginContext, useAddPlugin } from './host/useAddPlugin';
export { usePluginId } from './host/usePluginId';
export { LazyTexts, type LazyTextsProps } from './pages/LazyTexts';
export { PageTexts, type PageTextsProps } from './pages/PageTexts';
export { RemountOnReturn } from './pages/RemountOnReturn';
export { useAllowedPages } from './pages/useAllowedPages';
export { type MenuItem, type PageMenus, useMenuControl, usePageMenus } from './pages/useMenuControl';
export { useRecentPages } from './pages/useRecentPages';
export { useRecordName } from './pages/useRecordName';
export { type PageTab, PageTabContext, type Tabs, useTabs } from './pages/useTabs';
export { useUnsavedInput } from './pages/useUnsavedInput';
export type {
  ActionContribution,
  ActionProps,
  ChartContribution,
  EntityPageFactory,
  FigureContext,
  FigureContribution,
  FigureDefinition,
  FigureEntry,
  FigureLink,
  FormOptions,
  LinkContribution,
  Loader,
  PermissionRef,
  PluginDefinition,
  QueueContext,
  QueueSeverity,
  QueueSource,
  RecordPage,
  ResourceContribution,
  RouteContribution,
  SearchActionContribution,
  Setting,
  SlotProps,
  TextFiles,
  TextPart,
  Texts,
  WidgetContribution,
} from './types';
export { useEntityDefinition } from './useEntityDefinition';
export { useFigures } from './useFigures';
export { useIsLive, useLiveUpdates } from './useLive';
export { type LogEntry, type NewLogEntry, type PluginLog, useLog } from './useLog';
export { useQueueSources } from './useQueueSources';
export { type PluginStorage, type StorageScope, useStorage } from './useStorage';
export { type StoredStateOptions, useStoredState } from './useStoredState';

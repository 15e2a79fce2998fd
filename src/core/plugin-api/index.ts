/** The complete public API for plugins; anything not exported here is internal. */
export { noteAttention } from '../http';
export { heldRecords, type ListNews, type LiveNews, listHolds } from '../live';
export { beginView } from '../storage';
export { copyText } from './copyText';
export { definePlugin, PLUGIN_API_VERSION } from './definePlugin';
export { FreshOnReturn } from './FreshOnReturn';
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
} from './HostContext';
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
} from './hostHooks';
export { LaterTexts, type LaterTextsProps } from './LaterTexts';
export { PageTexts, type PageTextsProps } from './PageTexts';
export { saveFile } from './saveFile';
export type {
  ActionContribution,
  ActionProps,
  ChartContribution,
  EntityPage,
  FigureContribution,
  FigureEntry,
  FigureLink,
  FigureQuestion,
  FormOptions,
  LinkContribution,
  Loader,
  PermissionRef,
  PluginDefinition,
  QueueQuestion,
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
export { type AddedPlugin, type AddPlugin, AddPluginContext, useAddPlugin } from './useAddPlugin';
export { useAllowedPages } from './useAllowedPages';
export { useAppearance, useSetAppearance } from './useAppearance';
export { type PluginCookies, useCookies } from './useCookies';
export { useEntityDefinition } from './useEntityDefinition';
export { useFigures } from './useFigures';
export { type Fullscreen, useFullscreen } from './useFullscreen';
export { useGrayMode } from './useGrayMode';
export { useIsLive, useLiveNews } from './useLive';
export { type LogEntry, type NewLogEntry, type PluginLog, useLog } from './useLog';
export { type MenuItem, type PageMenus, useMenuControl, usePageMenus } from './useMenuControl';
export { type Motion, useMotion } from './useMotion';
export { usePluginId } from './usePluginId';
export { useQueueSources } from './useQueueSources';
export { useRecentPages } from './useRecentPages';
export { useRecordName } from './useRecordName';
export { type PluginStorage, type StorageScope, useStorage } from './useStorage';
export { type StoredStateOptions, useStoredState } from './useStoredState';
export { type PageTab, PageTabContext, type Tabs, useTabs } from './useTabs';
export { type ThemeSettings, useThemeSettings } from './useThemeSettings';
export { useUnsavedInput } from './useUnsavedInput';

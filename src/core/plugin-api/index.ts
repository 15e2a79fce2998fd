/** The whole public surface for plugins: what is not exported here is the host's own business. */
export { copyText } from './copyText';
export { definePlugin, PLUGIN_API_VERSION } from './definePlugin';
export { FreshOnReturn } from './FreshOnReturn';
export {
  type Host,
  type HostAction,
  HostContext,
  type HostFigures,
  type HostPage,
  type HostSection,
  type HostWidget,
  PageTitleContext,
  PluginIdContext,
} from './HostContext';
export {
  useEntityResource,
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
  RecordPage,
  ResourceContribution,
  RouteContribution,
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
export { type LogEntry, type NewLogEntry, type PluginLog, useLog } from './useLog';
export { type MenuItem, type PageMenus, useMenuControl, usePageMenus } from './useMenuControl';
export { type Motion, useMotion } from './useMotion';
export { usePluginId } from './usePluginId';
export { useRecentPages } from './useRecentPages';
export { useRecordName } from './useRecordName';
export { type PluginStorage, type StorageScope, useStorage } from './useStorage';
export { type StoredStateOptions, useStoredState } from './useStoredState';
export { type PageTab, PageTabContext, type Tabs, useTabs } from './useTabs';
export { type ThemeSettings, useThemeSettings } from './useThemeSettings';
export { useUnsavedInput } from './useUnsavedInput';

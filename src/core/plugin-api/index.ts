/** The whole public surface for plugins: what is not exported here is the host's own business. */
export { copyText } from './copyText';
export { definePlugin, PLUGIN_API_VERSION } from './definePlugin';
export { FreshOnReturn } from './FreshOnReturn';
export {
  type Host,
  type HostAction,
  HostContext,
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
export { LaterMessages, type LaterMessagesProps } from './LaterMessages';
export { PageMessages, type PageMessagesProps } from './PageMessages';
export { saveFile } from './saveFile';
export type {
  ActionContribution,
  ActionProps,
  LinkContribution,
  Loader,
  Messages,
  PermissionRef,
  PluginDefinition,
  ResourceContribution,
  RouteContribution,
  Setting,
  SlotProps,
  WidgetContribution,
} from './types';
export { type AddedPlugin, type AddPlugin, AddPluginContext, useAddPlugin } from './useAddPlugin';
export { useAllowedPages } from './useAllowedPages';
export { useAppearance, useSetAppearance } from './useAppearance';
export { type PluginCookies, useCookies } from './useCookies';
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

import { useMemo } from 'react';
import { cookies } from '../../storage';
import { usePluginId } from '../host/usePluginId';

/** The cookies of a plugin. The browser sends them with every call, so keep them few and small. */
export interface PluginCookies {
  /** `undefined` if it does not exist. */
  get: (name: string) => string | undefined;
  /** @param days lifetime. Defaults to one day (spec §9). */
  set: (name: string, value: string, days?: number) => void;
  remove: (name: string) => void;
  names: () => string[];
}

/** Returns access to cookies with the console's prefix and the plugin's id; SameSite=Lax, and Secure on https. */
export function useCookies(): PluginCookies {
  const prefix = `${usePluginId()}-`;
  return useMemo(
    () => ({
      get: (name) => cookies.get(prefix + name),
      set: (name, value, days) => cookies.set(prefix + name, value, days),
      remove: (name) => cookies.remove(prefix + name),
      names: () =>
        cookies
          .names()
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length)),
    }),
    [prefix],
  );
}

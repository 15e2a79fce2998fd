import { useMemo } from 'react';
import { cookies } from '../storage';
import { usePluginId } from './usePluginId';

/** The cookies of one plugin. They travel with every call to the server: keep them few and small. */
export interface PluginCookies {
  /** `undefined` when there is none. */
  get: (name: string) => string | undefined;
  /** @param days lifetime; one day unless told (spec §9) */
  set: (name: string, value: string, days?: number) => void;
  remove: (name: string) => void;
  names: () => string[];
}

/** Cookies under the console's prefix and the plugin's id, SameSite=Lax, and Secure on https. */
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

import type { Locale } from '../../contract/constants';
import type { ActivePlugin } from '../core/registry/resolvedPlugin';
import { sectionSources } from './loadTexts';

export interface OpenSectionsRequest {
  active: () => readonly ActivePlugin[];
  locale: () => Locale;
  /** Re-renders with the texts of all opened sections. Called once for sections that open together. */
  refresh: () => Promise<void>;
}

/** Tracks which plugin sections have been opened. Their texts are fetched with the first page that needs them. */
export function createOpenSections({ active, locale, refresh }: OpenSectionsRequest) {
  const opened = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  let refreshing: Promise<void> | undefined;
  const fetching = new Set<Promise<unknown>>();
  // Each refresh re-renders the whole console, so refreshes are batched: pages that open several sections, such as home,
  // wait for them together.
  const refreshOnce = () => {
    refreshing ??= Promise.race([Promise.allSettled(fetching), delay(TOGETHER_MS)]).then(() => {
      refreshing = undefined;
      return refresh();
    });
    return refreshing;
  };
  const fetchTexts = async (id: string) => {
    const plugin = active().find((each) => each.id === id);
    const loaders = plugin ? sectionSources(plugin).map(({ load }) => load[locale()]) : [];
    // Fetched here, because a failure here shows in place of the page, with a retry button.
    const texts = Promise.all(loaders.map((load) => load?.()));
    fetching.add(texts);
    await texts.finally(() => fetching.delete(texts));
    ready.add(id);
    await refreshOnce();
  };
  const open = (id: string): Promise<void> => {
    let opening = opened.get(id);
    if (!opening) {
      opening = fetchTexts(id).catch((cause: unknown) => {
        opened.delete(id);
        throw cause;
      });
      opened.set(id, opening);
    }
    return opening;
  };
  return {
    /** Resolves when the texts of a plugin's pages have loaded. */
    open,
    /** Opens the section of the first page; its texts load with the start texts. */
    openAtStart(id: string): void {
      ready.add(id);
      opened.set(id, Promise.resolve());
    },
    /** Ids of the plugins whose texts must be loaded with every language. */
    ready: (): ReadonlySet<string> => ready,
    /** Returns whether a key belongs to a section that is not opened yet. Also opens that section. */
    isAwaited(key: string): boolean {
      const id = ownerOf(key, active())?.id;
      if (id === undefined || ready.has(id)) return false;
      open(id).catch(() => undefined);
      return true;
    },
  };
}

/** Maximum milliseconds that loaded texts wait for others that are still loading. */
const TOGETHER_MS = 150;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the plugin whose section contains a text. */
function ownerOf(key: string, plugins: readonly ActivePlugin[]): ActivePlugin | undefined {
  const [first, second] = key.split('.');
  return plugins.find(({ id, resources }) => {
    if (first === 'entities') return resources.some(({ entity }) => entity.name === second);
    if (first === 'resources') return resources.some(({ fullName }) => key.startsWith(`resources.${fullName}.`));
    return id === first;
  });
}

import type { Locale } from '../contract/constants';
import type { ActivePlugin } from './core/registry/resolvedPlugin';
import { sectionSources } from './loadTexts';

export interface OpenSectionsRequest {
  active: () => readonly ActivePlugin[];
  locale: () => Locale;
  /** Brings the texts of all opened sections into view; asked once for those that are opened together. */
  refresh: () => Promise<void>;
}

/** Which sections have been opened: their texts are fetched with the first page that needs them. */
export function createOpenSections({ active, locale, refresh }: OpenSectionsRequest) {
  const opened = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  let refreshing: Promise<void> | undefined;
  const fetching = new Set<Promise<unknown>>();
  // Each time all of the console is rendered anew: pages that open several sections, as home does, wait for them together.
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
    // Fetched here, where a failure is told in the place of the page, with another try.
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
    /** Resolves when the texts of a plugin's pages can be shown. */
    open,
    /** The section of the first page; its texts come with those of the start. */
    openAtStart(id: string): void {
      ready.add(id);
      opened.set(id, Promise.resolve());
    },
    /** Ids of the plugins whose texts belong to every language that is loaded. */
    ready: (): ReadonlySet<string> => ready,
    /** Whether the text of a key belongs to a section that is not opened yet; it is opened now. */
    isAwaited(key: string): boolean {
      const id = ownerOf(key, active())?.id;
      if (id === undefined || ready.has(id)) return false;
      open(id).catch(() => undefined);
      return true;
    },
  };
}

/** For how long texts that are there wait for others on their way. */
const TOGETHER_MS = 150;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The plugin in whose section a text is. */
function ownerOf(key: string, plugins: readonly ActivePlugin[]): ActivePlugin | undefined {
  const [first, second] = key.split('.');
  return plugins.find(({ id, resources }) => {
    if (first === 'entities') return resources.some(({ entity }) => entity.name === second);
    if (first === 'resources') return resources.some(({ fullName }) => key.startsWith(`resources.${fullName}.`));
    return id === first;
  });
}

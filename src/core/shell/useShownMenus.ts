import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import { type MenuItem, usePageMenus } from '../plugin-api';
import type { MenuEntry, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** Returns the sections of the top menu: the console's, or those that the visible page has set. */
export function useShownSections(): readonly SectionEntry[] {
  const { table } = useConsole();
  const { top } = usePageMenus();
  return (
    top?.map((item) => ({
      ...toEntry(item),
      plugin: item.path,
      icon: item.icon ?? ArticleOutlinedIcon,
      entries: [],
    })) ?? table.sections
  );
}

/** Returns a section for the sidebar: with its own pages, or those that the visible page has set. */
export function useShownSection(section: SectionEntry | undefined): SectionEntry | undefined {
  const { aside } = usePageMenus();
  return section && aside ? { ...section, entries: aside.map(toEntry) } : section;
}

const toEntry = ({ path, title, icon }: MenuItem): MenuEntry => ({ key: `${path} ${title}`, to: path, title, icon });

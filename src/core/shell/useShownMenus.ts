import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import { type MenuItem, usePageMenus } from '../plugin-api';
import type { MenuEntry, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** The sections of the top menu: the console's, or those the page in view has put up. */
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

/** A section as the sidebar shows it: with its own pages, or those the page in view has put up. */
export function useShownSection(section: SectionEntry | undefined): SectionEntry | undefined {
  const { aside } = usePageMenus();
  return section && aside ? { ...section, entries: aside.map(toEntry) } : section;
}

const toEntry = ({ path, title, icon }: MenuItem): MenuEntry => ({ key: `${path} ${title}`, to: path, title, icon });

import { useQuery } from '@tanstack/react-query';
import type { Spell } from './regionTree';

/** The dictionary of pinyin, fetched when somebody types letters. */
export function useSpelling(isNeeded: boolean): Spell | undefined {
  const { data } = useQuery({
    queryKey: ['kit', 'pinyin'],
    queryFn: async () => ({ spell: spellWith((await import('pinyin-pro')).pinyin) }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.spell;
}

function spellWith(pinyin: (name: string, options: { toneType: 'none'; type: 'array' }) => string[]): Spell {
  const known = new Map<string, string>();
  return (name) => {
    const spelled = known.get(name) ?? write(pinyin(name, { toneType: 'none', type: 'array' }));
    known.set(name, spelled);
    return spelled;
  };
}

function write(syllables: readonly string[]): string {
  const small = syllables.map((each) => each.toLowerCase());
  return `${small.join('')} ${small.map((each) => each.charAt(0)).join('')}`;
}

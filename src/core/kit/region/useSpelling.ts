import { useQuery } from '@tanstack/react-query';
import { PINYIN_OPTIONS, pinyinText } from '../../../../contract/pinyin';
import type { Spell } from './regionTree';

/** Returns the pinyin dictionary, loaded when the user types letters. */
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

function spellWith(pinyin: (name: string, options: typeof PINYIN_OPTIONS) => string[]): Spell {
  const known = new Map<string, string>();
  return (name) => {
    const spelled = known.get(name) ?? pinyinText(pinyin(name, PINYIN_OPTIONS));
    known.set(name, spelled);
    return spelled;
  };
}

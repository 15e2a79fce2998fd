import { useQuery } from '@tanstack/react-query';
import { PINYIN_OPTIONS, pinyinText } from '../../../../contract/values/pinyin';
import type { ToPinyin } from './regionTree';

/** Returns the pinyin dictionary, loaded when the user types letters. */
export function usePinyin(isNeeded: boolean): ToPinyin | undefined {
  const { data } = useQuery({
    queryKey: ['kit', 'pinyin'],
    queryFn: async () => ({ spell: createToPinyin((await import('pinyin-pro')).pinyin) }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.spell;
}

function createToPinyin(pinyin: (name: string, options: typeof PINYIN_OPTIONS) => string[]): ToPinyin {
  const cache = new Map<string, string>();
  return (name) => {
    const pinyinName = cache.get(name) ?? pinyinText(pinyin(name, PINYIN_OPTIONS));
    cache.set(name, pinyinName);
    return pinyinName;
  };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from '../ConsoleContext';

/** Key under which one's own picture is kept. */
export const PORTRAIT_KEY = ['ownPortrait'];

/** Address of one's own picture, as image elements take it; `undefined` without one. */
export function useOwnPortrait(): string | undefined {
  const { session } = useConsole();
  const { data: picture } = useQuery({
    queryKey: PORTRAIT_KEY,
    queryFn: async () => (await session.portrait()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [picture]);
  return url;
}

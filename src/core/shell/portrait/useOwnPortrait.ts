import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from '../ConsoleContext';

/** Query key of the user's own picture. */
export const PORTRAIT_KEY = ['ownPortrait'];

/** Returns the object URL of the user's own picture; `undefined` without one. */
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
    const objectUrl = URL.createObjectURL(picture);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(undefined);
    };
  }, [picture]);
  return url;
}

import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../ConsoleContext';

/** Key of one's own second factors among the queries. */
export const OWN_FACTORS = ['ownSecondFactors'];

/** One's own second factors; nothing of a back end that knows none. */
export function useOwnFactors() {
  const { session } = useConsole();
  return useQuery({ queryKey: OWN_FACTORS, queryFn: async () => (await session.secondFactor()).own() });
}

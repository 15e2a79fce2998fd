import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../ConsoleContext';

/** Query key of the user's own second factors. */
export const OWN_FACTORS_KEY = ['ownSecondFactors'];

/** Returns the user's own second factors; nothing on a back end without them. */
export function useOwnFactors() {
  const { session } = useConsole();
  return useQuery({ queryKey: OWN_FACTORS_KEY, queryFn: async () => (await session.secondFactor()).own() });
}

import type { EcgEpisode } from '../../entities/ecg';

/** Seconds by which a view may miss the middle of an episode and still be there: pixels are no finer. */
const NEAR_SEC = 0.05;

/** The second in the middle of an episode. */
export const middleOf = ({ fromSec, toSec }: EcgEpisode) => (fromSec + toSec) / 2;

/** The episode whose middle comes next after a second, or last before it; nothing where there is none. */
export function neighbour(episodes: readonly EcgEpisode[], second: number, direction: 1 | -1): EcgEpisode | undefined {
  const ahead = (episode: EcgEpisode) => direction * (middleOf(episode) - second);
  return episodes
    .filter((episode) => ahead(episode) > NEAR_SEC)
    .reduce<EcgEpisode | undefined>((best, each) => (best && ahead(best) <= ahead(each) ? best : each), undefined);
}

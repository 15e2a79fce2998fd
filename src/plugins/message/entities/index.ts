import { news } from './news';
import { newsType } from './newsType';
import { notice } from './notice';
import { noticeType } from './noticeType';
import { outbox } from './outbox';

// Adds the codes of this section to `ProblemCode`.
export type {} from '../texts/problems/problemCodes';

/** Every entity of this section. */
export const messageEntities = [newsType, noticeType, news, notice, outbox] as const;

declare module '../../../../contract/entityTypes' {
  interface EntityTypes extends EntitiesOf<typeof messageEntities> {}
}

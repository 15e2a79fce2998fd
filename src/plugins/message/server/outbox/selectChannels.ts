import { sql } from 'kysely';
import { toIsoMoment } from '../../../../../contract/moment';
import type { Handler } from '../../../../../server/plugin-api';
import { isInApp, messageChannels } from '../../entities/noticeCodes';
import type { ChannelStates } from '../../entities/outbox';
import { adaptersOf } from '../delivery/adapters';

/** `selectChannels`: who delivers each channel, and what is pending in it. */
export const selectChannels: Handler = async (_call, { config, database }) => {
  const rows = await database.read
    .selectFrom('outbox')
    .select(['channel', 'status', sql<number>`count(*)`.as('count'), sql<number>`min("dueTime")`.as('oldest')])
    .where('status', 'in', ['queued', 'sending', 'failed'])
    .groupBy(['channel', 'status'])
    .execute();
  const adapters = adaptersOf(config);
  const data: ChannelStates = {
    channels: messageChannels.map((channel) => {
      const channelRows = rows.filter((row) => row.channel === channel);
      const waiting = channelRows.filter(({ status }) => status !== 'failed');
      const oldest = Math.min(...waiting.map((row) => row.oldest));
      const count = (subset: typeof channelRows) => subset.reduce((sum, row) => sum + row.count, 0);
      return {
        channel,
        delivery: isInApp(channel)
          ? 'inApp'
          : (adapters.find((adapter) => adapter.channel === channel)?.kind ?? 'claimed'),
        waiting: count(waiting),
        failed: count(channelRows) - count(waiting),
        oldest: Number.isFinite(oldest) ? toIsoMoment(oldest) : null,
      };
    }),
  };
  return { data, message: 'okRead' };
};

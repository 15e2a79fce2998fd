import type { Seed } from '../../../../../contract/seed';
import type { vip } from '../../entities/vip';

/** The initial levels of a new database. */
export const vipSeeds: Seed<typeof vip>[] = [
  {
    level: 0,
    name: '普通会员',
    priceFen: 0,
    durationDays: 0,
    discountPct: 100,
    color: '#909399',
    benefits: benefits([0, 0, 1, 30], false),
  },
  {
    level: 1,
    name: '银卡会员',
    priceFen: 9_900,
    originalPriceFen: 12_900,
    durationDays: 365,
    discountPct: 95,
    color: '#8FA3AD',
    benefits: benefits([0, 1, 2, 90], false),
  },
  {
    level: 2,
    name: '金卡会员',
    priceFen: 29_900,
    originalPriceFen: 39_900,
    durationDays: 365,
    discountPct: 90,
    color: '#C9A227',
    benefits: benefits([1, 2, 3, 180], false),
  },
  {
    level: 3,
    name: '钻石会员',
    priceFen: 99_900,
    originalPriceFen: 129_900,
    durationDays: 365,
    discountPct: 85,
    color: '#3A7CA5',
    benefits: benefits([2, 4, 5, 365], true),
  },
  {
    level: 4,
    name: '家庭会员',
    priceFen: 159_900,
    originalPriceFen: 199_900,
    durationDays: 365,
    discountPct: 80,
    color: '#B5533C',
    benefits: benefits([4, 8, 10, 730], true),
  },
].map((row) => ({ ...row, enabled: true }));

function benefits(
  [freeVisitsMonth, doctorConsultsMonth, devicesMax, reportHistoryDays]: [number, number, number, number],
  hotlinePriority: boolean,
) {
  return { freeVisitsMonth, doctorConsultsMonth, devicesMax, reportHistoryDays, hotlinePriority };
}

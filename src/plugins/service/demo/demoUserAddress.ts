import type { RuleContext } from '../../../../contract/defineEntity';
import { daysAgo, recordTimes } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { DemoCounts } from '../../../../server/demo/demoSizes';
import { placeOf } from '../../../../server/demo/places';
import type { WireRecord } from '../../../../server/plugin-api';
import { elderlyHome, elderOfUser, userIdentity } from '../../elderly/demo';
import { userAddress } from '../entities/places/userAddress';

/** One in this many linked users has a second address. */
const SECOND_EVERY = 5;

/** Returns the number of addresses: the elder's home for each linked user, then the second ones. */
export const userAddressCount = ({ familyLink }: DemoCounts) => familyLink + Math.floor(familyLink / SECOND_EVERY);

/** Generates a place of service; the first `familyLink` ids are the elders' homes. */
export function demoUserAddress(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'userAddress', id);
  const isSecond = id > plan.counts.familyLink;
  const userId = isSecond ? (id - plan.counts.familyLink) * SECOND_EVERY : id;
  const elderlyId = elderOfUser(plan, userId) ?? null;
  const relative = userIdentity(plan, userId);
  const place = isSecond || elderlyId === null ? placeOf(draw, 'own') : elderlyHome(drawOf(plan, 'elderly', elderlyId));
  const isLocated = draw.chance('located', 0.95);
  const record: WireRecord = {
    id,
    userId,
    elderlyId,
    contactName: relative.name,
    contactPhone: relative.phone,
    regionCode: place.communityCode,
    regionText: place.text,
    detail: `${place.text}${place.house}`,
    houseNote: draw.pick('houseNote', houseNotes),
    lng: isLocated ? place.lng : null,
    lat: isLocated ? place.lat : null,
    geoSource: isLocated ? draw.pick('geoSource', ['map', 'geocode', 'device']) : null,
    geoVerified: isLocated && draw.chance('geoVerified', 0.85),
    geofenceM: draw.pick('geofenceM', [100, 100, 100, 150, 200]),
    isDefault: !isSecond,
    tag: isSecond ? 'childHome' : 'home',
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created: daysAgo(plan.today, draw.integer('created', 2, 600)), today: plan.today }),
    createBy: `user:${userId}`,
    updateBy: `user:${userId}`,
  };
  return withDerivedFields(userAddress, record, rules);
}

const houseNotes = ['有电梯', '无电梯，步行上楼', '单元门需呼叫', '门禁刷卡，请提前联系', '一楼，带小院'] as const;

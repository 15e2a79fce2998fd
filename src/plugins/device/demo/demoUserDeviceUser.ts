import type { RuleContext } from '../../../../contract/defineEntity';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { DemoCounts } from '../../../../server/demo/demoSizes';
import type { WireRecord } from '../../../../server/plugin-api';
import { usersOfElder } from '../../elderly/demo';
import { userDeviceUser } from '../entities/followers/userDeviceUser';
import { elderOfWearer } from './wornElders';

/** Returns the number of relations: an owner for each wearer, and a second follower for every other one. */
export function relationCount({ deviceUser }: DemoCounts): number {
  return deviceUser + Math.floor(deviceUser / 2);
}

/** Creates a follower of a wearer: a relative of the elder, if any. */
export function demoUserDeviceUser(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const { counts, today } = plan;
  const draw = drawOf(plan, 'userDeviceUser', id);
  const isFirst = id <= counts.deviceUser;
  const wearer = isFirst ? id : (id - counts.deviceUser) * 2;
  const owner = ownerOf(plan, wearer);
  const userId = isFirst ? owner : anotherUser({ wearer, owner, counts });
  const status = isFirst
    ? 'active'
    : draw.weighted('status', [
        ['active', 60],
        ['pending', 20],
        ['revoked', 10],
        ['refused', 5],
        ['expired', 5],
      ]);
  const applyTime = workingHoursTime({
    draw,
    field: 'applyTime',
    day: daysAgo(today, draw.integer('applied', 5, 300)),
  });
  const isOver = status === 'revoked' || status === 'refused';
  const record: WireRecord = {
    id,
    userId,
    deviceUserId: wearer,
    relation: isFirst ? 'child' : draw.pick('relation', ['child', 'spouse', 'grandchild', 'otherKin', 'carer']),
    role: isFirst ? 'owner' : draw.pick('role', ['viewer', 'viewer', 'guardian']),
    isPrimary: isFirst,
    permissions: isFirst ? ['live', 'history', 'report', 'location', 'setting'] : ['live', 'history'],
    notifyLevel: isFirst ? 'all' : draw.pick('notify', ['critical', 'all', 'none']),
    status,
    applyTime,
    confirmTime: status === 'pending' || status === 'refused' ? null : hourAfter(applyTime),
    expireTime: status === 'expired' ? workingHoursTime({ draw, field: 'expireTime', day: daysAgo(today, 2) }) : null,
    revokeReason: isOver ? DEMO_LABEL : null,
    consentDoc: null,
    remark: DEMO_LABEL,
    createTime: applyTime,
    updateTime: status === 'pending' ? applyTime : hourAfter(applyTime),
    createBy: `user:${userId}`,
    updateBy: `user:${userId}`,
    version: 1,
  };
  return withDerivedFields(userDeviceUser, record, rules);
}

/** Returns a relative of the elder, else a user without relatives. */
function ownerOf(plan: DemoPlan, wearer: number): number {
  const { counts } = plan;
  const [relative] = usersOfElder(plan, elderOfWearer(plan, wearer));
  return relative ?? counts.familyLink + 1 + (wearer % (counts.user - counts.familyLink));
}

function anotherUser({ wearer, owner, counts }: { wearer: number; owner: number; counts: DemoCounts }): number {
  const user = ((wearer * 31) % counts.user) + 1;
  return user === owner ? (user % counts.user) + 1 : user;
}

function hourAfter(moment: string): string {
  return toIsoMoment((parseIsoMoment(moment) ?? 0) + 3_600_000);
}

import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../contract/distance';
import { demoRuleContext } from '../../../../server/demo/demoPlan';
import { demoElderly } from '../../../../src/plugins/elderly/demo/demoElderly';
import { demoServiceApplication } from '../../../../src/plugins/service/demo/demoServiceApplication';
import { scriptedCaseOf } from '../../../../src/plugins/service/demo/scriptedVisits';
import { visitRoster } from '../../../../src/plugins/service/demo/visitRoster';
import { visitPlace, windowOf } from '../../../../src/plugins/service/demo/visitWindow';
import { applicationStates } from '../../../../src/plugins/service/entities/applications/applicationStates';
import type { ServiceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import { areCertificatesFit, isTooClose } from '../../../../src/plugins/service/entities/attendants/attendantFitness';
import { demoPlanFor } from './support/demoPlanFor';

const plan = demoPlanFor('small', { today: '2026-03-20' });
const rules = demoRuleContext(plan);
const visits = Array.from(
  { length: plan.counts.serviceApplication },
  (_, index) => demoServiceApplication(plan, rules, index + 1) as unknown as ServiceApplication,
);
const ms = (moment: string | null) => Date.parse(String(moment));
const planned = (name: string): ServiceApplication => {
  const found = visits.find(({ id }) => scriptedCaseOf(visitPlace(plan, id)) === name);
  if (!found) throw new Error(`nothing is planted for ${name}`);
  return found;
};
const partner = (visit: ServiceApplication) => visits[visit.id - 1 - 4] as ServiceApplication;

describe('demo visits', () => {
  it('are within the time window, on days that fit their state', () => {
    const { firstDay, lastDay } = windowOf(plan);
    const days = visits.map(({ planStart }) => planStart.slice(0, 10));
    expect([days.toSorted()[0], days.toSorted().at(-1)]).toEqual([firstDay, lastDay]);
    const served = visits.filter(({ status }) => status === 'completed' || status === 'settled');
    expect(served.filter(({ signInTime }) => !(ms(signInTime) < plan.now))).toEqual([]);
    const waiting = visits.filter(({ status }) => ['applied', 'accepted', 'assigned'].includes(status));
    expect(waiting.filter(({ planStart }) => ms(planStart) + 10 * 60_000 <= plan.now)).toEqual([]);
    const settled = visits.filter(({ status }) => status === 'settled');
    expect(settled.filter(({ planStart }) => planStart.slice(0, 7) >= '2026-03')).toEqual([]);
  });

  it('cover every state', () => {
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(applicationStates));
  });

  it('keep the steps in order, the last one at the time of the last change', () => {
    for (const { steps, updateTime, createTime, version } of visits) {
      const times = (steps ?? []).map(({ time }) => time);
      expect(times).toEqual(times.toSorted());
      expect([times[0], times.at(-1), times.length]).toEqual([createTime, updateTime, version]);
    }
  });

  it('leave attendants travel time between two visits, except for the planted overlap', () => {
    const booked = visits.filter(({ attendantId, status }) => attendantId !== null && status !== 'cancelled');
    const near = booked.filter((one) =>
      booked.some(
        (other) =>
          one.id > other.id &&
          one.attendantId === other.attendantId &&
          isTooClose(
            { start: ms(one.planStart), end: ms(one.planEnd) },
            { start: ms(other.planStart), end: ms(other.planEnd) },
          ),
      ),
    );
    expect(near.map(({ id }) => id)).toEqual([planned('overlap').id]);
  });

  it('visit an elder once a day, and cost the catalog price only when a fund pays', () => {
    const days = visits
      .filter(({ id }) => scriptedCaseOf(visitPlace(plan, id)) !== 'deceasedElder')
      .map(({ elderlyId, planStart }) => `${elderlyId} ${planStart.slice(0, 10)}`);
    expect(new Set(days).size).toBe(days.length);
    expect(visits.filter(({ priceFen, fundFen, selfFen }) => Number(fundFen) + Number(selfFen) !== priceFen)).toEqual(
      [],
    );
  });
});

describe('planted visits', () => {
  it.each(['small', 'medium'] as const)('of the size %s all exist', (size) => {
    const { counts, today } = demoPlanFor(size);
    const perDay = Math.ceil(counts.serviceApplication / counts.visitDays);
    const places = Array.from({ length: counts.visitDays * 20 }, (_, index) =>
      visitPlace({ counts, today }, Math.floor(index / 20) * perDay + (index % 20) + 1),
    );
    expect(places.flatMap((place) => scriptedCaseOf(place) ?? [])).toHaveLength(10);
  });

  it('include an overlap', () => {
    const visit = planned('overlap');
    const other = partner(visit);
    expect(visit.attendantId).toBe(other.attendantId);
    expect(ms(visit.signInTime)).toBeLessThan(ms(other.signOutTime) - 60_000);
    expect(ms(other.signInTime)).toBeLessThan(ms(visit.signOutTime) - 60_000);
  });

  it('include the same photo at another visit', () => {
    const visit = planned('samePhoto');
    expect(visit.photoFacts?.map(({ sha256 }) => sha256)).toEqual(
      partner(visit).photoFacts?.map(({ sha256 }) => sha256),
    );
    const hashes = visits.flatMap(({ photoFacts }) => (photoFacts ?? []).map(({ sha256 }) => sha256));
    expect(hashes.length - new Set(hashes).size).toBe(visit.photoFacts?.length);
  });

  it('include one handset for two attendants', () => {
    const visit = planned('sharedPhone');
    expect(visit.signInPhoneId).toBe(partner(visit).signInPhoneId);
    expect(visit.attendantId).not.toBe(partner(visit).attendantId);
  });

  it('include a place 800 meters away, a visit of three minutes, a missing sign-out and a simulated position', () => {
    expect(Math.abs(Number(planned('farAway').signInDistanceM) - 800)).toBeLessThan(5);
    expect(planned('threeMinutes').actualMinutes).toBe(3);
    expect(planned('missingSignOut')).toMatchObject({ missedOut: true, actualMinutes: null });
    expect(planned('missingSignOut').signOutTime ?? null).toBeNull();
    expect(planned('mockPosition').signInMock).toBe(true);
  });

  it('include a visit to an elder after their death', () => {
    const visit = planned('deceasedElder');
    const elder = demoElderly(plan, rules, visit.elderlyId);
    expect(elder.status).toBe('deceased');
    expect(String(elder.deceasedDate) < visit.planStart.slice(0, 10)).toBe(true);
  });

  it('include an expired certificate', () => {
    const visit = planned('expiredCertificate');
    const attendant = visitRoster(plan, rules).expired;
    expect(visit.attendantId).toBe(attendant?.id);
    expect(attendant && areCertificatesFit(attendant, {}, visit.planStart.slice(0, 10))).toBe(false);
  });

  it('include an impossible journey', () => {
    const visit = planned('impossibleTravel');
    const other = partner(visit);
    const metres = distanceBetween(
      { lng: Number(visit.signInLng), lat: Number(visit.signInLat) },
      { lng: Number(other.signOutLng), lat: Number(other.signOutLat) },
    );
    const hours = (ms(visit.signInTime) - ms(other.signOutTime)) / 3_600_000;
    expect(visit.attendantId).toBe(other.attendantId);
    expect(metres).toBeGreaterThan(1_000);
    expect(metres / 1000 / hours).toBeGreaterThan(60);
  });
});

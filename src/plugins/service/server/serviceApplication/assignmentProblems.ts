import type { Problem, ProblemCode } from '../../../../../contract/problems';
import { type Change, findRecord, lockRows } from '../../../../../server/plugin-api';
import { TRAVEL_GAP_MIN } from '../../entities/applications/applicationLimits';
import type { AssignProblem } from '../../entities/attendants/assignableAttendant';
import { attendant } from '../../entities/attendants/attendant';
import { fitnessOf } from '../../entities/attendants/attendantFitness';
import { serviceType } from '../../entities/serviceType';
import { attendantLoads } from './attendantLoads';
import { isReplanned } from './changedApplication';

const CODES: Readonly<Record<AssignProblem, ProblemCode>> = {
  notPassed: 'attendantNotPassed',
  roleMismatch: 'attendantRoleMismatch',
  serviceNotOffered: 'attendantServiceNotOffered',
  certificateMissing: 'attendantCertificates',
  overlap: 'attendantOverlap',
  dailyCap: 'attendantDailyCap',
  monthlyCap: 'attendantMonthlyCap',
  tooFar: 'attendantTooFar',
};

/** Returns why the attendant of an assignment cannot take the visit. */
export async function assignmentProblems(change: Change<'serviceApplication'>): Promise<Problem[]> {
  const { transaction, before, record: application } = change;
  const { attendantId } = application;
  if (attendantId === null) return [{ field: 'attendantId', code: 'unknownReference' }];
  if (before?.status === 'assigned' && before.attendantId === attendantId && !isReplanned(change)) {
    return [{ field: 'attendantId', code: 'sameAssignment' }];
  }
  // Serializes with concurrent assignments and bans of this attendant.
  await lockRows(transaction, {
    table: 'attendant',
    ids: [attendantId],
    mode: 'update',
  });
  const found = await findRecord(transaction, attendant, attendantId);
  const service = await findRecord(transaction, serviceType, application.serviceTypeId);
  if (!found || !service) return [{ field: 'attendantId', code: 'unknownReference' }];
  const loadOf = await attendantLoads({ queries: transaction, application, attendantId });
  const { problems } = fitnessOf({
    attendant: found,
    serviceType: service,
    visit: application,
    load: loadOf(attendantId),
  });
  const params: Partial<Record<AssignProblem, Problem['params']>> = {
    overlap: { minutes: TRAVEL_GAP_MIN },
    dailyCap: { max: found.dailyCap ?? 0 },
    monthlyCap: { max: found.monthlyHoursCap ?? 0 },
    tooFar: { km: found.travelRadiusKm ?? 0 },
  };
  return problems.map((problem) => ({ field: 'attendantId', code: CODES[problem], params: params[problem] }));
}

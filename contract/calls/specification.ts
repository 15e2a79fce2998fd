import { permissionName } from '../permissions';

/**
 * The calls of the specification (§7). A third-party back end may support only these. Record kinds only have their two
 * reads; `dataSystem` has its own two calls.
 */

const BASE = ['selectAll', 'insert', 'deleteById', 'updateByIdSelective'];

const FOLLOW_UP = [
  'queryAll',
  'countAll',
  'querySelective',
  'countSelective',
  'queryAllPagination',
  'querySelectivePagination',
  'queryAllPaginationCastToViewObject',
  'querySelectivePaginationCastToViewObject',
  'queryById',
  'deleteById',
  'insert',
  'insertSelective',
  'updateById',
  'updateByIdSelective',
];

/** Entities with the base calls, in the order of the
 * specification (§3), then the reports (ecg, lorenz, sleep), which §3 lists by route only. */
const PLAIN = `doctor user vip news newsType notice noticeType deviceType deviceUser deviceUserHealthyType userDeviceUser
  permission permissionTemplate log logType systemVersion functionDescription elderlyCapacityType serviceType
  elderlyCodeType elderlyLiveType elderlyMaritalStatusType elderlyMunicipalType elderlyType ecg lorenz lorenzType sleep`;

const RECORD_KINDS = `bloodOxygen bloodPressure cardiacLoad ecgIntensity heartRate hrv hypoxiaTime raw respiratoryRate sleepActivity
  sleepStatus sport sportAmplitude`;

const words = (text: string) => text.split(/\s+/);
const withOperations = (names: string, operations: readonly string[]) =>
  words(names).map((name) => [name, operations] as const);

const OPEN: readonly (readonly [entity: string, operations: readonly string[]])[] = [
  ...withOperations(PLAIN, BASE),
  ...withOperations(RECORD_KINDS, ['selectByDeviceId', 'selectByDeviceIdAndDate']),
  ['admin', ['login', 'isLogin', 'logout', ...BASE]],
  ['device', [...BASE, 'selectByDeviceUserId', 'registerDevice']],
  ['attendant', [...BASE, 'selectByName', 'selectById', 'passAttendant', 'banAttendant']],
  ['userAddress', [...BASE, 'selectByUserId']],
  [
    'serviceApplication',
    [
      ...BASE,
      'selectHighRiskPagination',
      'selectSomeBySelective',
      'deleteAllInput',
      'selectBySelective',
      'selectByAttendantId',
      'selectByServiceTypeId',
      'selectByUserId',
      'selectByElderlyCapacityTypeId',
    ],
  ],
  ['dataSystem', ['selectMainPanel', 'updateMainPanel']],
  ['elderly', [...BASE, 'selectByNoServiced', 'selectBySelective']],
  ['elderlyIO', ['packageNoServiced', 'packageAll', 'packageSelective']],
  ['serviceApplicationIO', ['packageAll', 'packageSelective']],
  ['file', ['upload']],
];

const ADMIN: typeof OPEN = [
  ...withOperations('returnVisit recordingCall', FOLLOW_UP),
  ['permission', ['reloadPermission']],
];

/** Names of the calls of the specification: `selectAll.elderly.open`. */
export const specifiedCalls: ReadonlySet<string> = new Set([...callNames(OPEN, 'open'), ...callNames(ADMIN, 'admin')]);

function callNames(entities: typeof OPEN, scope: 'open' | 'admin'): string[] {
  return entities.flatMap(([entity, operations]) =>
    operations.map((operation) => permissionName(operation, entity, scope)),
  );
}

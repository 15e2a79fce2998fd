/** API of this section for the server modules of other sections. */

export { updateWearerAlerts } from './alerts/wearerAlerts';
export type { WearerSource } from './alerts/wearerSources';
export { computeDay } from './days/computeDay';
export { type DeviceCall, deviceCallPort } from './ingestion/deviceCalls';
export { consumeNonce, recordContact, type Sender } from './ingestion/deviceContact';
export { parseBody } from './ingestion/parseBody';
export { UploadRefusal } from './ingestion/UploadRefusal';
export type { NightFigures } from './nights/computeNight';
export {
  type CompletedNight,
  type NightListener,
  nightPort,
} from './nights/nightPort';
export { openCriticalWithin } from './nights/openCritical';
export {
  type AvailablePacket,
  type IndexedPacket,
  indexedPackets,
  openPacket,
  type PacketQueryContext,
} from './packets/packetContents';
export { qualityAt } from './signals/coverage';
export { type LorenzShape, poincareOf } from './signals/poincare';
export { ALGORITHM_VERSION } from './signals/signalDay';
export { type ReassignedRange, reassignedRanges } from './wearers/attribution';
export { wearerOfDay } from './wearers/wearerOfDay';
export { readBindings, readWearers, type WearerProfile } from './wearers/wearerQueries';

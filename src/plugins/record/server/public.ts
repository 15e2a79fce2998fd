/** API of this section for the server modules of other sections. */
export { type MovedStretch, movedStretches } from './attribution';
export { computeDay } from './computeDay';
export { type KnownWearer, readBindings, readWearers } from './daySurroundings';
export { type DeviceCall, deviceCallPort } from './ingestion/deviceCalls';
export { hearFrom, type Sender, takeNonce } from './ingestion/deviceContact';
export { parseBody } from './ingestion/parseBody';
export { UploadRefusal } from './ingestion/UploadRefusal';
export type { NightFigures } from './nights/measuredNight';
export { type NightFollower, nightPort, type SettledNight } from './nights/nightPort';
export { openCriticalWithin } from './nights/openCritical';
export { type AskedPackets, type IndexedPacket, openPacket, type PacketThere, packetsOf } from './packetContents';
export { qualityAt } from './signals/coverage';
export { type LorenzShape, poincareOf } from './signals/poincare';
export { ALGORITHM_VERSION } from './signals/signalDay';
export { keepWearerAlerts } from './wearerAlerts';
export type { WearerSource } from './wearerDay';
export { wearerOfDay } from './wearerOfDay';

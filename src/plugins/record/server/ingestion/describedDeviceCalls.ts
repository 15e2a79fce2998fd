import type { PortLookup } from '../../../../../server/plugin-api';
import type { DescribedCall } from '../../../../../server/plugin-api/builtin';
import { uploadHeaders } from '../../../device/entities/uploads/uploadProtocol';
import { type DeviceCall, deviceCallPort, deviceCalls } from './deviceCalls';

/** How a device authenticates. `docs/device-upload.md` has worked examples. */
const deviceSignature = {
  name: 'deviceSignature',
  scheme: {
    type: 'apiKey',
    in: 'header',
    name: uploadHeaders.signature,
    description:
      "HMAC-SHA256 with the 32 bytes of the device's key, 64 hexadecimal digits in lower case, of five lines joined by a line feed: POST, the path with its query, the time and the nonce of the headers, the SHA-256 of the body's bytes in lower-case hexadecimal.",
  },
  headers: {
    [uploadHeaders.sn]: { type: 'string', pattern: '^[A-Z0-9-]{6,32}$', description: 'Serial number' },
    [uploadHeaders.time]: { type: 'string', pattern: '^\\d{1,12}$', description: 'Seconds since 1970, UTC' },
    [uploadHeaders.nonce]: { type: 'string', pattern: '^[\\w-]{16,64}$', description: 'Never the same twice' },
  },
};

/** Returns every call of devices, from this and other sections, for the API document. */
export function describedDeviceCalls(provided: PortLookup): DescribedCall[] {
  return [...deviceCalls, ...provided(deviceCallPort)].map(({ path, described }: DeviceCall) => ({
    ...described,
    name: path.slice('/api/'.length),
    method: 'POST',
    tag: { name: 'deviceCalls', entity: 'device' },
    authentication: deviceSignature,
  }));
}

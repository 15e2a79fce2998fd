import { momentText } from '../../../../contract/moment';
import {
  applyChange,
  type Context,
  fieldInput,
  type Handler,
  insertWithin,
  lockRows,
  rejection,
  requireRecord,
  shownRecord,
  transact,
  type WireRecord,
} from '../../../../server/plugin-api';
import { device } from '../entities/device';
import { createSecret, sealSecret } from './deviceSecret';
import { installationKey } from './installationKey';

/** `registerDevice`: registers a device, optionally with a wearer. Returns it with its key. */
export const registerDevice: Handler = async (call, context) => {
  const { deviceUserId, ...given } = fieldInput(call, device.calls.registerDevice.input);
  const secret = createSecret();
  const data = await transact(call, context, async (frame) => {
    const own: WireRecord = await sealed(context, { secret, sn: given.sn, now: frame.now });
    if (deviceUserId != null) {
      Object.assign(own, { deviceUserId, lifeStatus: 'bound', bindTime: momentText(frame.now) });
    }
    const id = await insertWithin(frame, given, own);
    const queries = context.database.within(frame.transaction);
    return { device: await shownRecord({ context, entity: device, queries, id }), secret };
  });
  return { data, message: 'okRegistered' };
};

/** `rotateSecret`: creates a new key for a device and logs the reason in the audit trail. Returns the key this one time. */
export const rotateSecret: Handler = async (call, context) => {
  const { id, reason } = fieldInput(call, device.calls.rotateSecret.input);
  const secret = createSecret();
  const data = await transact(call, context, async (frame) => {
    const { transaction, now } = frame;
    const asked = { queries: context.database.within(transaction), entity: device, id: id };
    await lockRows(transaction, { kind: context.database.kind, table: 'device', ids: [asked.id], mode: 'update' });
    const before = await requireRecord(asked);
    if (before.lifeStatus === 'retired') {
      const state = { field: 'lifeStatus', value: 'retired' };
      throw rejection('wrongState', { state: context.choiceLabel('device', state, call.locale) });
    }
    const values = await sealed(context, { secret, sn: before.sn, now });
    await applyChange({ ...frame, kind: 'transition', before, values, inputs: { reason }, given: new Set() });
    return { device: await shownRecord({ context, ...asked }), secret };
  });
  return { data, message: 'okSecretRotated' };
};

async function sealed(
  { config }: Context,
  { secret, sn, now }: { secret: string; sn: string; now: number },
): Promise<WireRecord> {
  const key = await installationKey(config.dataDir);
  return { secretCipher: sealSecret(key, { secret, sn }), secretTime: momentText(now) };
}

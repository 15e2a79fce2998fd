import { toIsoMoment } from '../../../../contract/moment';
import {
  applyChange,
  type Context,
  fieldInput,
  type Handler,
  lockRows,
  presentRecord,
  rejection,
  requireRecord,
  transact,
  type WireRecord,
} from '../../../../server/plugin-api';
import { insertInTransaction } from '../../../../server/plugin-api/builtin';
import { device } from '../entities/devices/device';
import { createSecret, encryptSecret } from './deviceSecret';
import { installationKey } from './installationKey';

/** `registerDevice`: registers a device, optionally with a wearer. Returns it with its key. */
export const registerDevice: Handler = async (call, context) => {
  const { deviceUserId, ...input } = fieldInput(call, device.calls.registerDevice.input);
  const secret = createSecret();
  const data = await transact(call, context, async (frame) => {
    const serverValues: WireRecord = await encryptSecretFields(context, { secret, sn: input.sn, now: frame.now });
    if (deviceUserId != null) {
      Object.assign(serverValues, { deviceUserId, lifeStatus: 'bound', bindTime: toIsoMoment(frame.now) });
    }
    const id = await insertInTransaction(frame, input, serverValues);
    const queries = context.database.applyScope(frame.transaction);
    return { device: await presentRecord({ context, entity: device, queries, id }), secret };
  });
  return { data, message: 'okRegistered' };
};

/** `rotateSecret`: creates a new key for a device and logs the reason in the audit trail. Returns the key this one time. */
export const rotateSecret: Handler = async (call, context) => {
  const { id, reason } = fieldInput(call, device.calls.rotateSecret.input);
  const secret = createSecret();
  const data = await transact(call, context, async (frame) => {
    const { transaction, now } = frame;
    const recordQuery = { queries: context.database.applyScope(transaction), entity: device, id: id };
    await lockRows(transaction, {
      table: 'device',
      ids: [recordQuery.id],
      mode: 'update',
    });
    const before = await requireRecord(recordQuery);
    if (before.lifeStatus === 'retired') {
      const state = { field: 'lifeStatus', value: 'retired' };
      throw rejection('wrongState', { state: context.choiceLabel('device', state, call.locale) });
    }
    const values = await encryptSecretFields(context, { secret, sn: before.sn, now });
    await applyChange({ ...frame, kind: 'transition', before, values, inputs: { reason }, incomingFields: new Set() });
    return { device: await presentRecord({ context, ...recordQuery }), secret };
  });
  return { data, message: 'okSecretRotated' };
};

async function encryptSecretFields(
  { config }: Context,
  { secret, sn, now }: { secret: string; sn: string; now: number },
): Promise<WireRecord> {
  const key = await installationKey(config.dataDir);
  return { secretCipher: encryptSecret(key, { secret, sn }), secretTime: toIsoMoment(now) };
}

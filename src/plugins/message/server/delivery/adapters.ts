import type { Config } from '../../../../../server/plugin-api/builtin';
import type { SentChannel } from '../../entities/noticeCodes';
import type { ClaimedMessage, Delivery } from '../../entities/outbox';
import { smtpAdapter } from './smtpAdapter';
import { webhookAdapter } from './webhookAdapter';

/** A message with a known address. */
export type AddressedMessage = ClaimedMessage & { address: string };

/** Sends the messages of one channel. */
export interface Adapter {
  channel: SentChannel;
  kind: Exclude<Delivery, 'inApp' | 'claimed'>;
  /**
   * Sends one message.
   * @throws {DeliveryFailure} if it was not accepted
   */
  send: (message: AddressedMessage) => Promise<void>;
  /** Closes connections. */
  close?: () => void;
}

/** Returns the adapters that the operator has configured, without connecting yet. */
export function adaptersOf({ smtp, webhooks }: Pick<Config, 'smtp' | 'webhooks'>): Adapter[] {
  return [
    ...(smtp ? [smtpAdapter(smtp)] : []),
    ...(webhooks?.targets.map((target) => webhookAdapter({ ...webhooks, ...target })) ?? []),
  ];
}

import type { Config } from '../../../../../server/plugin-api';
import type { SentChannel } from '../../entities/noticeCodes';
import type { ClaimedMessage, Delivery } from '../../entities/outbox';
import { smtpAdapter } from './smtpAdapter';
import { webhookAdapter } from './webhookAdapter';

/** A message whose receiver can be reached. */
export type AddressedMessage = ClaimedMessage & { address: string };

/** Sends the messages of one channel. */
export interface Adapter {
  channel: SentChannel;
  kind: Exclude<Delivery, 'inApp' | 'claimed'>;
  /**
   * Sends one message.
   * @throws {DeliveryFailure} when it was not taken
   */
  send: (message: AddressedMessage) => Promise<void>;
  /** Gives connections back. */
  close?: () => void;
}

/** The adapters that the operator has set up; nothing is connected yet. */
export function adaptersOf({ smtp, webhooks }: Pick<Config, 'smtp' | 'webhooks'>): Adapter[] {
  return [
    ...(smtp ? [smtpAdapter(smtp)] : []),
    ...(webhooks?.targets.map((target) => webhookAdapter({ ...webhooks, ...target })) ?? []),
  ];
}

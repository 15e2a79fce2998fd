import { z } from 'zod';
import { parseNetworks } from './parseTrustedProxies';

/** Message channels that an operator's gateway can provide. */
const HOOK_CHANNELS = ['sms', 'wechatTemplate'] as const;

/** Configuration of messages to people outside the console. */
export interface MessageSenders {
  /** SMTP server and sender address. */
  smtp?: { url: string; from: string };
  /** The gateways that messages are posted to; no other address is ever called. */
  webhooks?: {
    targets: readonly { channel: (typeof HOOK_CHANNELS)[number]; url: string }[];
    /** Key that signs the posted messages. */
    secret: string;
    /** Private addresses or subnets that are allowed, also without TLS. */
    listed: readonly string[];
  };
}

/** Minimum length of the key: 128 bits in hex. */
const SECRET_MIN = 32;

/** Environment variables of {@link MessageSenders}. */
export const messageVariables = {
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:\/\/[^/?#]+\/?$/.test(text),
      'expected smtp[s]://user:password@host:port',
    )
    .optional(),
  SMTP_FROM: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'expected an address, care@example.com')
    .optional(),
  MESSAGE_HOOKS: z
    .string()
    .transform((list, context) => {
      const targets = list.split(',').map((entry) => parseHook(entry.trim()));
      const validTargets = targets.filter((target) => target !== undefined);
      const isOnce = new Set(validTargets.map(({ channel }) => channel)).size === targets.length;
      if (isOnce) return validTargets;
      const message = `expected ${HOOK_CHANNELS.map((name) => `${name}=https://…`).join(',')}, each at most once`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
  MESSAGE_HOOK_SECRET: z.string().min(SECRET_MIN).optional(),
  MESSAGE_HOOK_PRIVATE: z
    .string()
    .transform((list, context) => {
      const allowedNetworks = parseNetworks(list);
      if (allowedNetworks) return allowedNetworks;
      context.addIssue({ code: 'custom', message: 'expected addresses or subnets (10.0.0.0/8), separated by commas' });
      return z.NEVER;
    })
    .default([]),
};

type Variables = z.infer<z.ZodObject<typeof messageVariables>>;

/** Reports variables that are missing although another variable requires them. */
export function checkMessageVariables(variables: Variables, context: z.RefinementCtx): void {
  const requireWith = (name: keyof Variables, isMissing: boolean, other: keyof Variables) => {
    if (isMissing) context.addIssue({ code: 'custom', path: [name], message: `needed with ${other}` });
  };
  requireWith('SMTP_FROM', variables.SMTP_URL !== undefined && variables.SMTP_FROM === undefined, 'SMTP_URL');
  requireWith('SMTP_URL', variables.SMTP_FROM !== undefined && variables.SMTP_URL === undefined, 'SMTP_FROM');
  requireWith(
    'MESSAGE_HOOK_SECRET',
    variables.MESSAGE_HOOKS !== undefined && variables.MESSAGE_HOOK_SECRET === undefined,
    'MESSAGE_HOOKS',
  );
}

/** Returns the senders configured in the environment. */
export function messageSenders(variables: Variables): MessageSenders {
  const { SMTP_URL: url, SMTP_FROM: from, MESSAGE_HOOKS: targets, MESSAGE_HOOK_SECRET: secret } = variables;
  return {
    ...(url !== undefined && from !== undefined && { smtp: { url, from } }),
    ...(targets && secret !== undefined && { webhooks: { targets, secret, listed: variables.MESSAGE_HOOK_PRIVATE } }),
  };
}

function parseHook(entry: string) {
  const [, name, url = ''] = /^(\w+)=(https?:\/\/[^\s,#]+)$/.exec(entry) ?? [];
  const channel = HOOK_CHANNELS.find((each) => each === name);
  return channel && URL.canParse(url) ? { channel, url } : undefined;
}

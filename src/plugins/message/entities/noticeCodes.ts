export const noticeLevels = ['info', 'warn', 'danger'] as const;

/**
 * The mini-program's inbox, and a pop-up in it. The mini-program reads these messages from here, so writing one
 * delivers it.
 */
export const inAppChannels = ['inbox', 'popup'] as const;
/** Channels of notices: in the mini-program, by WeChat template message, by SMS. */
export const noticeChannels = [...inAppChannels, 'wechatTemplate', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
/** Channels of single messages. Only administrators have a known e-mail address. */
export const messageChannels = [...noticeChannels, 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];
/** Channels that require a sender. */
export const sentChannels = ['wechatTemplate', 'sms', 'email'] as const satisfies readonly MessageChannel[];
export type SentChannel = (typeof sentChannels)[number];

export function isInApp(channel: MessageChannel): boolean {
  return inAppChannels.some((each) => each === channel);
}

/** Kinds of recipient groups; separate fields narrow them. */
export const targetTypes = [
  'allUsers',
  'region',
  'vip',
  'families',
  'attendants',
  'role',
  'doctors',
  'single',
] as const;
export type TargetType = (typeof targetTypes)[number];

/** Types of recipients of notices. */
export const receiverTypes = ['user', 'attendant', 'doctor'] as const;
export type ReceiverType = (typeof receiverTypes)[number];
/** Types of recipients of single messages. */
export const messageReceiverTypes = [...receiverTypes, 'admin'] as const;
export type MessageReceiverType = (typeof messageReceiverTypes)[number];

/** Maximum number of characters in one part of an SMS. */
export const SMS_MAX = 70;
/** Hours of the day in which SMS are sent, unless they are urgent. */
export const SMS_HOURS = { from: 8, to: 21 } as const;

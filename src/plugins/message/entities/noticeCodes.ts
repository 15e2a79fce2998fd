export const noticeLevels = ['info', 'warn', 'danger'] as const;

/** The mini-program's inbox, and a window in it: it reads them from here, so what is written has arrived. */
export const inAppChannels = ['inbox', 'popup'] as const;
/** Channels of notices: in the mini-program, by a WeChat template, as a text message. */
export const noticeChannels = [...inAppChannels, 'wechatTemplate', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
/** Channels of single messages; addresses of e-mail are known of administrators only. */
export const messageChannels = [...noticeChannels, 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];
/** Channels that somebody has to send by. */
export const sentChannels = ['wechatTemplate', 'sms', 'email'] as const satisfies readonly MessageChannel[];
export type SentChannel = (typeof sentChannels)[number];

export function isInApp(channel: MessageChannel): boolean {
  return inAppChannels.some((each) => each === channel);
}

/** Who is meant; what narrows it stands in fields of its own. */
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

/** Kinds of receivers of notices. */
export const receiverTypes = ['user', 'attendant', 'doctor'] as const;
export type ReceiverType = (typeof receiverTypes)[number];
/** Kinds of receivers of single messages. */
export const messageReceiverTypes = [...receiverTypes, 'admin'] as const;
export type MessageReceiverType = (typeof messageReceiverTypes)[number];

/** Characters of one part of a text message. */
export const SMS_MAX = 70;
/** Hours between which text messages are sent, unless they are urgent. */
export const SMS_HOURS = { from: 8, to: 21 } as const;

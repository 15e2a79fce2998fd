export const noticeLevels = ['info', 'warn', 'danger'] as const;

/** Ways to somebody: the mini-program's inbox, a window in it, a WeChat template, a text message. */
export const noticeChannels = ['inbox', 'popup', 'wechatTemplate', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

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

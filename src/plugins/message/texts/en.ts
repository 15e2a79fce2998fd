const messages = {
  news: {
    head: 'Head and source',
    text: 'Text',
    publishing: 'Publishing',
    preview: 'As on a phone',
    rejected: 'Sent back: %{reason}',
    help: {
      publishTime: 'Without it, at once when approved',
    },
    quick: {
      pending: 'To review',
      draft: 'Drafts',
      scheduled: 'Scheduled',
      published: 'Published',
      offline: 'Offline',
    },
  },
  notice: {
    message: 'Message',
    receivers: 'Receivers',
    sending: 'Sending',
    outcome: 'Outcome',
    messages: 'Messages',
    count: 'It goes to %{count} people',
    help: {
      level: 'Follows from the type unless chosen',
      channels: 'Text messages: 70 characters, between 8:00 and 21:00',
      sendTime: 'For scheduled sending',
    },
    quick: {
      draft: 'Drafts',
      scheduled: 'Scheduled',
      sent: 'Sent',
      withdrawn: 'Withdrawn',
    },
  },
  outbox: {
    quick: {
      queued: 'Queued',
      failed: 'Failed',
      sent: 'Sent',
    },
  },
  types: {
    newsType: 'Types that need review are published only after somebody else has approved',
    noticeType: 'Notices take the level of their type',
  },
  index: {
    title: 'Messages home',
    description: 'What waits, and how news, notices and messages stand',
    todo: 'To do',
    newsPending: 'News to review',
    noticeDraft: 'Notices in draft',
    queued: 'Messages queued',
    failed: 'Messages failed',
    channels: 'Messages by channel',
  },
};

export default messages;

/** What a state means to the eye; the text always says it too. */
export type Tone = 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

const tones: Readonly<Record<Exclude<Tone, 'neutral'>, readonly string[]>> = {
  positive: [
    'active',
    'passed',
    'normal',
    'verified',
    'published',
    'bound',
    'online',
    'completed',
    'settled',
    'idle',
    'success',
    'good',
  ],
  warning: [
    'pending',
    'draft',
    'suspended',
    'applied',
    'leave',
    'open',
    'reviewing',
    'expired',
    'warn',
    'failed',
    'maintenance',
  ],
  danger: ['banned', 'rejected', 'refused', 'locked', 'critical', 'missed', 'confirmed', 'lost', 'danger'],
  info: ['inService', 'accepted', 'assigned', 'scheduled', 'reviewed', 'sent', 'registered'],
};

/** The tone of a state's code; codes nobody listed are neutral. */
export function statusTone(code: string): Tone {
  for (const [tone, codes] of Object.entries(tones)) {
    if (codes.includes(code) && isTone(tone)) return tone;
  }
  return 'neutral';
}

function isTone(text: string): text is Tone {
  return text in tones;
}

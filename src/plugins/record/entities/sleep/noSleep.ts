/** Figures of a night that exist without sleep, because the time in bed was measured. */
const inBedFigures: readonly string[] = ['inBedMin', 'wakeMin'];

/** Whether an aggregate of `sleepStatus` is null if no sleep was recorded. There is no sleep of zero minutes. */
export const isSleepFigure = (name: string): boolean => !inBedFigures.includes(name);

/** Whether minutes asleep mean that sleep was recorded. Back ends can report a night without sleep as zero minutes. */
export const isSleep = (minutes: unknown): boolean => Number(minutes) > 0;

/** Sizes of the demo data, `DEMO_DATA` without `none`. */
export const demoSizeNames = ['small', 'medium', 'large'] as const;
export type DemoSize = (typeof demoSizeNames)[number];

/** How many records of each kind a size has. */
export interface DemoCounts {
  elderly: number;
  user: number;
  /** Links between users and elders. */
  familyLink: number;
  attendant: number;
  admin: number;
  serviceApplication: number;
  doctor: number;
  returnVisit: number;
  recordingCall: number;
  /** Reports; those of a day are drawn from the signals of that day, which takes its time. */
  ecg: number;
  lorenz: number;
  sleep: number;
  device: number;
  deviceUser: number;
  /** Recordings that the answered calls share; without any no call was answered. */
  recording: number;
  news: number;
  notice: number;
  /** Devices with health records, the first ones, and days of them; today is one of the days. */
  recordDevice: number;
  recordDays: number;
  /** Days over which the applications are spread. */
  visitDays: number;
}

export const demoSizes: Record<DemoSize, DemoCounts> = {
  small: {
    elderly: 120,
    user: 150,
    familyLink: 130,
    attendant: 24,
    admin: 9,
    serviceApplication: 900,
    doctor: 8,
    returnVisit: 240,
    recordingCall: 40,
    ecg: 60,
    lorenz: 20,
    sleep: 250,
    device: 20,
    deviceUser: 18,
    recording: 3,
    news: 24,
    notice: 20,
    recordDevice: 20,
    recordDays: 14,
    visitDays: 30,
  },
  medium: {
    elderly: 10_000,
    user: 12_000,
    familyLink: 11_000,
    attendant: 600,
    admin: 40,
    serviceApplication: 216_000,
    doctor: 80,
    returnVisit: 20_000,
    recordingCall: 4_000,
    ecg: 200,
    lorenz: 60,
    sleep: 600,
    device: 500,
    deviceUser: 470,
    recording: 3,
    news: 200,
    notice: 400,
    recordDevice: 500,
    recordDays: 3,
    visitDays: 90,
  },
  large: {
    elderly: 200_000,
    user: 230_000,
    familyLink: 215_000,
    attendant: 12_000,
    admin: 300,
    serviceApplication: 216_000,
    doctor: 900,
    returnVisit: 40_000,
    recordingCall: 8_000,
    ecg: 400,
    lorenz: 120,
    sleep: 1_200,
    device: 5_000,
    deviceUser: 4_700,
    recording: 3,
    news: 500,
    notice: 3_000,
    recordDevice: 1_000,
    recordDays: 2,
    visitDays: 30,
  },
};

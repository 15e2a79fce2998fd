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
  /** Reports; those of a day are read off the signals of that day. */
  ecg: number;
  lorenz: number;
  sleep: number;
  device: number;
  deviceUser: number;
  /** Recordings that the answered calls share; without any no call was answered. */
  recording: number;
  news: number;
  notice: number;
  /** Days of health records; today is one of them. */
  recordDays: number;
  /** Days over which the applications are spread. */
  visitDays: number;
  /** Whether the samples of health records are stored, instead of being drawn whenever somebody reads them. */
  storesSamples: boolean;
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
    recordDays: 14,
    visitDays: 30,
    storesSamples: true,
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
    ecg: 19_000,
    lorenz: 6_000,
    sleep: 40_000,
    device: 500,
    deviceUser: 470,
    recording: 3,
    news: 200,
    notice: 400,
    recordDays: 90,
    visitDays: 90,
    storesSamples: false,
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
    ecg: 64_000,
    lorenz: 21_000,
    sleep: 132_000,
    device: 5_000,
    deviceUser: 4_700,
    recording: 3,
    news: 500,
    notice: 3_000,
    recordDays: 30,
    visitDays: 30,
    storesSamples: false,
  },
};

import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  visit: {
    finish: 'Finish',
    ofElder: 'Follow-ups of this elder',
    askAll: 'Ask everything',
    referralRule: 'From %{sys}/%{dia} mmHg on: refer, and plan a second contact within %{days} days',
    deceased: 'This follow-up found that the elder has died; record it with the elder',
    openElder: 'Open the elder',
    view: {
      list: 'List',
      calendar: 'Calendar',
    },
  },
  plan: {
    button: 'Plan by level',
    title: 'Plan follow-ups by visit level',
    visitorHelp: 'Without one, the case manager of each elder',
    due: '%{count} elders are due and have nothing planned',
    tooMany: '%{count} elders are due; the %{max} most urgent are planned now',
  },
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    ofDay: 'Follow-ups of %{day}',
  },
  transcripts: {
    button: 'Search transcripts',
    title: 'Search in transcripts',
    logged: 'Only those who may reveal transcripts can search them; every search is logged',
    none: 'No transcript holds these words',
    latest: 'Only the latest %{count} are shown',
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    download: 'Download',
    position: 'Position',
    decoding: 'Drawing the waveform',
    unknown: 'This browser cannot play the format; download it',
    amr: 'Browsers cannot play AMR recordings; download it and use a player on this computer',
    notAllowed: 'You may not listen to recordings',
    logged: 'Every playback and download is logged',
  },
  index: {
    title: 'Visits home',
    description: 'What waits, and the results of the last 30 days',
    todo: 'To do',
    today: 'Due today',
    overdue: 'Overdue',
    followUp: 'Following up',
    unchecked: 'Recordings to check',
    results: 'Results of the last 30 days',
    findings: 'Findings of the last 30 days',
    referrals: 'Referred',
    dissatisfied: 'Satisfaction below 3',
    calls: 'Call recordings',
  },
  panel,
};

export default texts;

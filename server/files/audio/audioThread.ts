import { answerWork } from '../../threads/answerWork';
import { recordingSeconds } from './recordingSeconds';

/** A recording whose duration is requested. */
export interface AudioWork {
  mime: string;
  path: string;
}

answerWork(({ mime, path }: AudioWork) => recordingSeconds(mime, path));

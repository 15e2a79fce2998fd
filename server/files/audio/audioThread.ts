import { handleWork } from '../../threads/handleWork';
import { recordingSeconds } from './recordingSeconds';

/** A recording whose duration is requested. */
export interface AudioWork {
  mime: string;
  path: string;
}

handleWork(({ mime, path }: AudioWork) => recordingSeconds(mime, path));

import { formOptions } from '../../../core/kit';
import { attendant } from '../entities/attendant';
import { AttendantHomeInput } from './AttendantHomeInput';

/** The form of an attendant: where they set out from is set on a map. */
export default formOptions(attendant, { parts: { home: <AttendantHomeInput /> } });

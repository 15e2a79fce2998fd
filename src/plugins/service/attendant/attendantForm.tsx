import { formOptions } from '../../../core/kit';
import { attendant } from '../entities/attendants/attendant';
import { AttendantHomeInput } from './AttendantHomeInput';

/** The form of an attendant, with a map for the starting point. */
export default formOptions(attendant, { parts: { home: <AttendantHomeInput /> } });

/** What the server halves of other sections may use of this one. */
export { addAttendants, attendantNo } from './attendantColumns';
export { servedStatePort } from './noServiced';

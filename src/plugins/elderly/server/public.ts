/** The public API of this section for the server modules of other sections. */
export { addAttendants, attendantNo } from './attendantColumns';
export { servedStatePort } from './noServiced';

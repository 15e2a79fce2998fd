import Alert from '@mui/material/Alert';
import type { Refusal } from './useAssignment';

/** Why an assignment was refused, and what to do where somebody else was quicker. */
export function AssignmentRefusal({ refusal, advice }: { refusal: Refusal; advice: string }) {
  return (
    <Alert severity={refusal.isOvertaken ? 'warning' : 'error'}>
      {refusal.messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      {refusal.isOvertaken && advice}
    </Alert>
  );
}

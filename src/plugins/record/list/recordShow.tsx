import { useParams } from 'react-router';
import DayView from '../day/DayView';
import type { RecordDefinition } from '../day/recordDefinition';

/** Creates the page of a record, which shows its day. */
export function recordShow(definition: RecordDefinition) {
  return function RecordShow() {
    const { id = '' } = useParams();
    return <DayView definition={definition} id={decodeURIComponent(id)} />;
  };
}

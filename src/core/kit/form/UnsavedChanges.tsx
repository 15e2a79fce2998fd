import { useFormState } from 'react-hook-form';
import { useUnsavedInput } from '../../plugin-api';

/** Lets the form's page be marked, and closing it be asked, as long as something in it was changed and is not saved. */
export function UnsavedChanges() {
  const { dirtyFields } = useFormState();
  useUnsavedInput(Object.keys(dirtyFields).length > 0);
  return null;
}

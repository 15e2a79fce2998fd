import { useFormState } from 'react-hook-form';
import { useUnsavedInput } from '../../../plugin-api';

/** Marks the form's page as having unsaved changes, so that closing it asks first. */
export function UnsavedChanges() {
  const { dirtyFields } = useFormState();
  useUnsavedInput(Object.keys(dirtyFields).length > 0);
  return null;
}

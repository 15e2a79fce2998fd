import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Refusal } from '../../../../contract/calls/refusal';
import type { Entity } from '../../../../contract/defineEntity';
import type { Fields } from '../../../../contract/fields';
import { emptyToNull, type Values } from '../entity/changedFields';
import { isWide } from '../entity/fields';
import { UnlockedInput } from '../form/FieldInput';
import { FieldGrid } from '../form/FormSections';
import { FormSettingsContext } from '../form/FormSettings';
import { problemTree } from '../form/rules/problemTree';
import { FormRefusal } from '../refusal/FormRefusal';
import { submissionErrors } from '../refusal/submissionErrors';

export interface InputFormProps {
  entity: Entity;
  /** Name of the call; prefix of its input labels. */
  operation: string;
  /** Inputs of the call besides the id. */
  fields: Fields;
  /** Makes the call (`useAttempt`). The reasons of a refusal appear at the inputs or above the footer; the input is kept. */
  onSubmit: (input: Record<string, unknown>) => Promise<Refusal | undefined>;
  /** Below the inputs, inside the form. */
  footer: ReactNode;
  /** The inputs to show, in order. Defaults to all. */
  names?: readonly string[];
  /** Initial values instead of the fields' defaults. */
  initial?: Values;
}

/** The inputs of a call, generated from its `input` fields and validated by the same rules as on the server. */
export default function InputForm({
  entity,
  operation,
  fields,
  onSubmit,
  footer,
  names = Object.keys(fields),
  initial,
}: InputFormProps) {
  return (
    <FormSettingsContext.Provider value={{ entity, mode: 'create' }}>
      <Form
        record={{}}
        defaultValues={{
          ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default ?? null])),
          ...initial,
        }}
        validate={(values: Values) => validateInputs(fields, values)}
        onSubmit={(values: Values) => onSubmit(withoutEmptyValues(values)).then(submissionErrors)}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent>
          <FieldGrid>
            {names.map((name) => {
              const field = fields[name];
              return field ? (
                <Box key={name} sx={{ gridColumn: isWide(field) ? '1 / -1' : undefined, minWidth: 0 }}>
                  <UnlockedInput entity={entity} source={name} field={field} labelPath={`${operation}.${name}`} />
                </Box>
              ) : null;
            })}
          </FieldGrid>
          <FormRefusal entity={entity} operation={operation} />
        </DialogContent>
        {footer}
      </Form>
    </FormSettingsContext.Provider>
  );
}

async function validateInputs(fields: Fields, values: Values) {
  const { parseFields } = await import('../../../../contract/validation/validation');
  const parsed = parseFields(fields, withoutEmptyValues(values));
  return parsed.ok ? {} : problemTree(parsed.problems);
}

function withoutEmptyValues(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => emptyToNull(value) !== null));
}

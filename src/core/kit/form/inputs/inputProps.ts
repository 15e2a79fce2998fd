/** What every input of the kit takes. */
export interface KitInputProps {
  /** Field path in the form. */
  source: string;
  /** Message key. */
  label: string;
  isRequired?: boolean;
  /** Message key of the sentence below, or `false` for none. */
  helperText?: string | false;
}

/** Common props of the kit's inputs. */
export interface KitInputProps {
  /** Field path in the form. */
  source: string;
  /** Message key. */
  label: string;
  isRequired?: boolean;
  /** Message key of the help text, or `false` for none. */
  helperText?: string | false;
}

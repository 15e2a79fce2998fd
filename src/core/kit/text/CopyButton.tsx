import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../../plugin-api';

export interface CopyButtonProps {
  text: string;
  /** What the button says, already in the reader's language; "copy" unless told. */
  label?: string;
}

/** Copies a text, and tells whether the browser let it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'kit.copy.done' : 'kit.copy.refused', { type: isCopied ? 'success' : 'warning' });
  };
  return (
    <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
      {label ?? translate('kit.copy.label')}
    </Button>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** Allowed heading levels; the page itself has level 1. */
const LEVELS = [2, 3, 4] as const;

/** Turns the current paragraph into a heading. The editor's own level list is not accessible to screen readers. */
export function HeadingSelect() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener);
      return () => void editor?.off('transaction', listener);
    },
    [editor],
  );
  const level = useSyncExternalStore(subscribe, () =>
    LEVELS.find((each) => editor?.isActive('heading', { level: each })),
  );
  const choose = (value: string) => {
    const wanted = LEVELS.find((each) => String(each) === value);
    const change = editor?.chain().focus();
    if (wanted) change?.setNode('heading', { level: wanted }).run();
    else change?.setNode('paragraph').run();
  };
  return (
    <Select
      size="small"
      value={level ? String(level) : 'paragraph'}
      disabled={!editor?.isEditable}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ input: { 'aria-label': translate('ra.tiptap.select_level', { _: 'Heading' }) } }}
    >
      <MenuItem value="paragraph">{translate('ra.tiptap.paragraph', { _: 'Normal' })}</MenuItem>
      {LEVELS.map((each) => (
        <MenuItem key={each} value={String(each)}>
          {translate(`ra.tiptap.heading${each}`, { _: `Heading ${each}` })}
        </MenuItem>
      ))}
    </Select>
  );
}

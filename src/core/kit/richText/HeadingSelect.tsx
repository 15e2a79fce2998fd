import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** Headings a text may have; the page around it has the first. */
const LEVELS = [2, 3, 4] as const;

/** Makes the paragraph with the cursor a heading; the editor's own list of levels is none that screen readers can tell. */
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

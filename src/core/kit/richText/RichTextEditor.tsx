import {
  AlignmentButtons,
  ClearButtons,
  ColorButtons,
  FormatButtons,
  ImageButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { LazyTexts } from '../../plugin-api';
import type { KitInputProps } from '../form/inputs/inputProps';
import { HeadingSelect } from './HeadingSelect';
import { PictureButton } from './PictureButton';
import { useEditorOptions } from './useEditorOptions';

export interface RichTextEditorProps extends KitInputProps {
  disabled?: boolean;
}

/** The editor itself, with its texts. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const editorOptions = useEditorOptions();
  return (
    <LazyTexts prefix="ra.tiptap" texts={texts}>
      <RichTextInput
        {...props}
        fullWidth
        sx={{ '& .ProseMirror': { minHeight: '12em' }, '& .ProseMirror img': { maxWidth: '100%' } }}
        editorOptions={editorOptions}
        toolbar={
          <RichTextInputToolbar>
            <HeadingSelect />
            <FormatButtons size="small" />
            <ColorButtons size="small" />
            <AlignmentButtons size="small" />
            <ListButtons size="small" />
            <LinkButtons size="small" />
            <PictureButton />
            <ImageButtons size="small" />
            <QuoteButtons size="small" />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        }
      />
    </LazyTexts>
  );
}

/** The editor's built-in language is English. */
const texts = {
  'zh-CN': () => import('./texts/zh-CN.json'),
  'zh-TW': () => import('./texts/zh-TW.json'),
  ja: () => import('./texts/ja.json'),
};

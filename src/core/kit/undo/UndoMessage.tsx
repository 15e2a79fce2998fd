import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { DismissContext } from '../../theme/messages/DismissContext';

/** A message about a change with a button that undoes it, which removes the message. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate();
  const dismiss = useContext(DismissContext);
  return (
    <>
      {text}
      <button
        type="button"
        className="notice-button"
        onClick={() => {
          dismiss();
          onUndo();
        }}
      >
        {translate('ra.action.undo')}
      </button>
    </>
  );
}

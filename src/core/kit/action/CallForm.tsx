import { lazy, Suspense } from 'react';
import { LoadingBar } from '../page/LoadingBar';
import type { InputFormProps } from './InputForm';

const InputForm = lazy(() => import('./InputForm'));

export type CallFormProps = InputFormProps;

/** The form of a call for dialogs of a plugin's own; fetched when shown, as all inputs are. */
export function CallForm(props: CallFormProps) {
  return (
    <Suspense fallback={<LoadingBar />}>
      <InputForm {...props} />
    </Suspense>
  );
}

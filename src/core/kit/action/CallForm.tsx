import { lazy, Suspense } from 'react';
import { LoadingBar } from '../page/LoadingBar';
import type { InputFormProps } from './InputForm';

const InputForm = lazy(() => import('./InputForm'));

export type CallFormProps = InputFormProps;

/** The form of a call, for a plugin's own dialogs; loaded on first use, like all inputs. */
export function CallForm(props: CallFormProps) {
  return (
    <Suspense fallback={<LoadingBar />}>
      <InputForm {...props} />
    </Suspense>
  );
}

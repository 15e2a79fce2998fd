/** A question that is asked outside React, and answered by a dialog. */
export interface Prompt {
  /** Asks and resolves to the answer; simultaneous callers share one question. */
  ask: () => Promise<boolean>;
  respond: (isConfirmed: boolean) => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a yes/no prompt that the HTTP client can use. */
export function createPrompt(): Prompt {
  let answer: Promise<boolean> | undefined;
  let resolveAnswer: (isConfirmed: boolean) => void = () => undefined;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    ask() {
      if (!answer) {
        answer = new Promise((resolve) => {
          resolveAnswer = resolve;
        });
        notifyListeners();
      }
      return answer;
    },
    respond(isConfirmed) {
      answer = undefined;
      resolveAnswer(isConfirmed);
      notifyListeners();
    },
    isOpen: () => answer !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

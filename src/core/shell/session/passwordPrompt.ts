let answer: Promise<boolean> | undefined;
let tellAnswer: (isGiven: boolean) => void = () => undefined;
const listeners = new Set<() => void>();

/** The question for one's own password; outside React, so that the HTTP client can ask it. */
export const passwordPrompt = {
  /** Asks; calls that ask at the same time share one question. Answers whether the password was given. */
  ask(): Promise<boolean> {
    if (!answer) {
      answer = new Promise((resolve) => {
        tellAnswer = resolve;
      });
      tellListeners();
    }
    return answer;
  },
  settle(isGiven: boolean): void {
    answer = undefined;
    tellAnswer(isGiven);
    tellListeners();
  },
  isOpen: (): boolean => answer !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tellListeners(): void {
  for (const listener of [...listeners]) listener();
}

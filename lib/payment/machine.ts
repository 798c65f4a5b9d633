type Step<State, Effect> = { readonly state: State; readonly effect?: Effect };

/** States moved by one pure function, kept outside React so that no rendering repeats an effect. */
export type Machine<State, Event> = {
  readonly getState: () => State;
  readonly send: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** `run` does what a step asks for, once, after the new state stands. */
export function createMachine<State, Event, Effect>(
  initial: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  run: (effect: Effect, send: (event: Event) => void) => void,
): Machine<State, Event> {
  const listeners = new Set<() => void>();
  let current = initial;

  function send(event: Event): void {
    const { state, effect } = step(current, event);
    if (state !== current) {
      current = state;
      for (const listener of listeners) listener();
    }
    if (effect !== undefined) run(effect, send);
  }

  return {
    getState: () => current,
    send,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

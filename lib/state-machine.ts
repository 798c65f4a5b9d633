/** If a step returns the state that it got, the machine notifies no listener. */
export type Step<State, Effect> = { readonly state: State; readonly effect?: Effect };

/** Performs an effect. It may call `send` at once or later. */
export type RunEffect<Effect, Event> = (effect: Effect, send: (event: Event) => void) => void;

/** The machine is outside React, so that no render repeats an effect. */
export type StateMachine<State, Event> = {
  readonly getState: () => State;
  readonly send: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** `step` is pure. `run` performs an effect once, after the new state is set. */
export function createStateMachine<State, Event, Effect>(
  initial: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  run: RunEffect<Effect, Event>,
): StateMachine<State, Event> {
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

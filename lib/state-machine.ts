/**
 * The result of a machine's function `step`. If `state` is the current state, the machine notifies
 * no listener.
 */
export type Step<State, Effect> = { readonly state: State; readonly effect?: Effect };

/** Performs an effect, and may call `send` at once or later. */
export type RunEffect<Effect, Event> = (effect: Effect, send: (event: Event) => void) => void;

/** The machine is outside React, which may call a reducer twice and so repeat an effect. */
export type StateMachine<State, Event> = {
  readonly getState: () => State;
  readonly send: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** `step` is pure. The machine sets the new state, then runs the effect of the step once. */
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

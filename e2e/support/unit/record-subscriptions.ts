import diagnostics from 'node:diagnostics_channel';

/**
 * Runs `begin` and returns a function that ends the subscriptions to channels of Node which it made.
 * They belong to the process: without an end, the next test file in it would have them too.
 */
export function recordSubscriptions(begin: () => void): () => void {
  const subscribe = jest.spyOn(diagnostics, 'subscribe');
  begin();
  const made = [...subscribe.mock.calls];
  subscribe.mockRestore();
  return () => {
    for (const [name, listener] of made) diagnostics.unsubscribe(name, listener);
  };
}

import diagnostics from 'node:diagnostics_channel';

/**
 * Runs `begin`, and returns a function that ends the subscriptions which `begin` made to Node's
 * diagnostics channels. A subscription that is not ended stays active in the test files that the
 * process runs later.
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

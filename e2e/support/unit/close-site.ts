/** After this, the next call of `getSite` makes a site with an empty memory, as in a new process. */
export async function closeSite(): Promise<void> {
  const site = globalThis.runningSite;
  globalThis.runningSite = undefined;
  await Promise.all([site?.provider.close(), site?.pictures.close()]);
}

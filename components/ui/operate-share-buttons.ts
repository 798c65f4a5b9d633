import type { sharePage } from './share-dialog.tsx';

type ShareModule = { readonly sharePage: typeof sharePage };

const loadShare = (): Promise<ShareModule> => import('./share-dialog.tsx');

/**
 * Makes each `ShareButton` share, until `signal` ends it. The code that shares starts to load on
 * focus or pointer down. A browser allows Web Share only for a short time after a click, and the
 * load should not use up that time.
 */
export function operateShareButtons(signal: AbortSignal): void {
  const prepare = (event: Event): void => {
    if (findButton(event) !== null) loadShare().catch(() => undefined);
  };
  const share = (event: Event): void => {
    const button = findButton(event);
    if (button === null) return;
    const { slug, name = '' } = button.dataset;
    loadShare()
      .then((loaded) => loaded.sharePage(button, slug === undefined ? undefined : { slug, name }))
      .then(
        () => findMessage(button)?.remove(),
        () => showFailure(button),
      );
  };
  document.addEventListener('pointerdown', prepare, { signal });
  document.addEventListener('focusin', prepare, { signal });
  document.addEventListener('click', share, { signal });
}

const findButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null;

/** The message of an earlier press. */
function findMessage({ nextElementSibling: next }: Element): Element | undefined {
  return next?.matches('[role=alert]') === true ? next : undefined;
}

function showFailure(button: HTMLElement): void {
  if (findMessage(button) !== undefined) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = button.dataset['failed'] ?? '';
  button.after(message);
}

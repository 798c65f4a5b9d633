'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { Island } from '@/components/ui/island.client';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { runInSlices } from '@/lib/browser/slices';
import { readStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { useEnglish } from '@/lib/hooks/use-english';
import { listButtonCopy } from '@/lib/i18n/site/menu/list-button-copy';
import type { ListStyles } from './waiter-list-dialog.client.tsx';
import type * as listCode from './waiter-list-code.ts';
import { WaiterListContext } from './waiter-list-context.ts';

type Props = {
  readonly order: Order;
  readonly styles: ListStyles;
  /** The product cards and their popup. */
  readonly children: ReactNode;
};

type Panel = typeof listCode;

const NONE: ReadonlyMap<string, number> = new Map();
const NOTICE_MS = 6_000;

/**
 * The visitor's list for the waiter. Adds a button to each product card. The code that stores and
 * shows the list is loaded on the first press, or at once if the browser has stored a list.
 */
export function WaiterList({ order, styles, children }: Props): ReactNode {
  const english = useEnglish();
  const copy = english?.listButton ?? listButtonCopy;
  const [panel, setPanel] = useState<Panel>();
  const [quantities, setQuantities] = useState(NONE);
  const [problem, setProblem] = useState<string>();
  const [hasBegun, setHasBegun] = useState(false);
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  /** The panel shows the portions beside the buttons, so it waits for them. */
  const adding = useRef<Promise<void>>(undefined);

  const load = (): Promise<Panel> =>
    Promise.all([import('./waiter-list-code.ts'), adding.current]).then(([loaded]) => {
      setPanel(loaded);
      return loaded;
    });
  const step = (card: Element, by: 1 | -1): void => {
    load().then(
      ({ stepQuantity }) => {
        const outcome = stepQuantity(order.restaurantId, card, by, english?.waiterList);
        setProblem(outcome.problem);
        setHasBegun(outcome.hasBegun);
        setSaid(outcome.said);
      },
      () => setProblem(copy.failed),
    );
  };
  const open = (): void => {
    setHasBegun(false);
    setIsOpen(true);
  };
  const showChange = (next: ReadonlyMap<string, number>): void => {
    setQuantities(next);
    // The message may say that the list is full. A shorter list has room again, so remove the
    // message.
    if (next.size < quantities.size) setProblem(undefined);
  };
  const begin = useEffectEvent(() => {
    const controller = new AbortController();
    adding.current = addButtons(copy.add, (card) => step(card, 1), controller.signal);
    if (readStored('local', STORAGE_KEYS.waiterList) !== undefined) load().catch(() => undefined);
    return () => controller.abort();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    const timer = hasBegun ? setTimeout(() => setHasBegun(false), NOTICE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasBegun]);

  return (
    <WaiterListContext value={{ quantities, step, problem, hasBegun, open }}>
      <div className={styles.products}>
        {children}
        <Island>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div aria-live="polite" className={styles.notice}>
            {hasBegun ? (
              <p>
                <span>{copy.added}</span>{' '}
                <button type="button" onClick={open}>
                  {copy.show}
                </button>
              </p>
            ) : (
              said !== '' && (
                <VisuallyHidden key={said}>
                  <span>{said}</span>
                </VisuallyHidden>
              )
            )}
          </div>
          {panel && (
            <panel.WaiterListPanel
              order={order}
              styles={styles}
              isOpen={isOpen}
              onOpen={open}
              onClose={() => setIsOpen(false)}
              onChange={showChange}
              onStep={step}
            />
          )}
        </Island>
      </div>
    </WaiterListContext>
  );
}

/**
 * Adds a button to each product card. The server sends none, because a labelled button in each card
 * would make every menu heavier. React does not render the cards in the browser, so the buttons
 * stay until `signal` is aborted. The panel puts the number of portions and a second button into
 * the same slot.
 */
function addButtons(
  formatLabel: (product: string) => string,
  onPress: (card: Element) => void,
  signal: AbortSignal,
): Promise<void> {
  const slots: Element[] = [];
  signal.addEventListener('abort', () => slots.forEach((slot) => slot.remove()));
  const addTo = (card: Element): void => {
    const slot = document.createElement('span');
    const button = document.createElement('button');
    const name = card.querySelector('h3')?.textContent ?? '';
    button.setAttribute('aria-label', formatLabel(name));
    button.onclick = () => onPress(card);
    slot.append(button);
    card.append(slot);
    slots.push(slot);
  };
  const cards = [...document.querySelectorAll('main article')];
  return runInSlices(
    cards,
    () => 1,
    (slice) => slice.forEach(addTo),
    signal,
  );
}

import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { pointOrderLink, OrderLink } from '@/components/native-app/order-link';
import { QuantityStepper } from '@/components/menu/quantity-stepper';
import {
  findDetailPicture,
  formatCardId,
  parseCardId,
  readProduct,
} from '@/components/menu/read-product';
import { WaiterListContext } from '@/components/menu/use-list-steps';
import { ShareButton } from '@/components/ui/share-button';
import { buttonClass } from '@/components/ui/button';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { DialogShell } from '@/components/ui/dialog-shell';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEnglish } from '@/lib/hooks/use-english';
import { listButtonCopy, productStepsCopy, shareCopy } from '@/lib/i18n/site/menu/menu-copy';
import { listenForSteps } from './listen-for-steps.ts';
import type { StepDirection } from './listen-for-steps.ts';
import { ProductFactList } from './product-fact-list.tsx';
import styles from './product-popup.module.scss';

const HEADING_ID = 'produs_titlu';
const DESCRIPTION_ID = 'produs_descriere';
/**
 * The width is larger than that of `DialogShell`, because the popup shows a picture. `touchAction`
 * leaves horizontal swipes to `listen-for-steps.ts`.
 */
const STYLE = { width: 'min(100%, 42rem)', touchAction: 'pan-y pinch-zoom' };

type Props = {
  readonly slug: string;
  readonly closeText: string;
  /** Shown for a product without a description and without facts. */
  readonly emptyText: string;
  /**
   * The text of the link to the app. Undefined in an embedded menu, whose popup offers neither the app
   * nor to share the product.
   */
  readonly orderText: string | undefined;
  /** Called with the slug of the product to show instead. */
  readonly onStep: (slug: string) => void;
  readonly onClose: () => void;
};

/** The popup is open while it is mounted. Renders nothing when no card has the slug. */
export function ProductPopup(props: Props): ReactNode {
  const { slug, closeText, emptyText, orderText, onStep, onClose } = props;
  const share = useEnglish()?.share ?? shareCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const card = document.getElementById(formatCardId(slug));
  const isFound = card !== null;
  // Layout effects, because the visitor may press again, or close the popup, before the next frame.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // By default the browser would focus the first button. In a popup that a shared link opens, that
    // button would have a focus ring at once.
    dialog.current?.querySelector('h2')?.focus();
  }, [isFound]);
  useLayoutEffect(() => {
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    dialog.current?.scrollTo(0, 0);
  }, [card]);
  if (card === null) return null;
  const { name, price, weight, description, labels, isSoldOut, facts, lang, thumb } =
    readProduct(card);
  const text = description ?? (facts.length === 0 ? emptyText : undefined);
  return (
    <DialogShell
      ref={dialog}
      labelledBy={HEADING_ID}
      aria-describedby={DESCRIPTION_ID}
      onClose={onClose}
      onClick={closeOnBackdrop}
      style={STYLE}
    >
      <div className={styles.stage}>
        <span data-handle className={styles.handle} />
        {thumb !== undefined && (
          // oxlint-disable-next-line nextjs/no-img-element -- next/image would change these URLs
          <img
            key={slug}
            {...findDetailPicture(thumb)}
            alt={name}
            lang={lang}
            width={640}
            height={360}
            className={styles.picture}
            style={{ backgroundImage: `url("${thumb}")` }}
          />
        )}
        {orderText !== undefined && <ShareButton copy={share} product={{ slug, name }} />}
        <ProductSteps card={card} name={name} onStep={onStep} />
        <CloseIcon />
      </div>
      <div>
        <p lang={lang} className={styles.eyebrow}>
          {findPlace(card)}
        </p>
        <h2 id={HEADING_ID} tabIndex={-1} lang={lang} className={styles.name}>
          {name}
        </h2>
        <p className={styles.portion}>
          <strong className={styles.price}>{price}</strong>
          {weight !== undefined && <span lang={lang}>{weight}</span>}
          {labels !== undefined && (
            <strong className={isSoldOut ? styles.soldOut : undefined}>{labels}</strong>
          )}
        </p>
      </div>
      {/* The keys, because Preact would leave an empty attribute where the next product has none. */}
      {text !== undefined && (
        <p
          key={slug}
          id={DESCRIPTION_ID}
          lang={description === undefined ? undefined : lang}
          className={styles.description}
        >
          {text}
        </p>
      )}
      <ProductFactList
        key={slug}
        facts={facts}
        className={styles.facts}
        id={text === undefined ? DESCRIPTION_ID : undefined}
      />
      <form method="dialog" className={styles.actions}>
        {orderText !== undefined && (
          <OrderLink
            ref={(link) => pointOrderLink(link)}
            product={slug}
            className={buttonClass('action')}
          >
            {orderText}
          </OrderLink>
        )}
        <ListButtons card={card} name={name} />
        <button type="submit" className={styles.close}>
          {closeText}
        </button>
      </form>
    </DialogShell>
  );
}

function CloseIcon(): ReactNode {
  const copy = useEnglish()?.steps ?? productStepsCopy;
  const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();
  return (
    <button type="button" aria-label={copy.close} onClick={close}>
      <Icon name="close" />
    </button>
  );
}

/** The product's portions on the list for the waiter. Renders nothing where there is no list. */
function ListButtons({ card, name }: { readonly card: Element; readonly name: string }): ReactNode {
  const list = use(WaiterListContext);
  const copy = useEnglish()?.listButton ?? listButtonCopy;
  if (list === undefined) return null;
  const { quantities, step, problem, hasBegun, open } = list;
  return (
    <>
      <div aria-live="polite">
        {hasBegun && (
          <p>
            <span>{copy.added}</span>{' '}
            <button type="button" onClick={open}>
              {copy.show}
            </button>
          </p>
        )}
        {problem !== undefined && <p>{problem}</p>}
      </div>
      <QuantityStepper
        name={name}
        quantity={quantities.get(parseCardId(card.id)) ?? 0}
        onStep={(by) => step(card, by)}
      />
    </>
  );
}

type StepsProps = {
  readonly card: HTMLElement;
  readonly name: string;
  /** Called with the slug of the product to show instead. */
  readonly onStep: (slug: string) => void;
};

const STEPS = [
  ['previous', 'back', 'ArrowLeft'],
  ['next', 'arrow', 'ArrowRight'],
] as const;

/**
 * The buttons that lead to the previous and the next product, and the product's position. The arrow
 * keys and a swipe anywhere in the popup do the same.
 */
function ProductSteps({ card, name, onStep }: StepsProps): ReactNode {
  const copy = useEnglish()?.steps ?? productStepsCopy;
  const status = useRef<HTMLSpanElement>(null);
  const [hasStepped, setHasStepped] = useState(false);
  const neighbours = findNeighbours(card);
  const step = (direction: StepDirection): void => {
    const slug = neighbours[direction];
    if (slug === undefined) return;
    setHasStepped(true);
    onStep(slug);
  };
  const stepByEvent = useEffectEvent(step);
  useEffect(() => {
    const listening = new AbortController();
    const dialog = status.current?.closest('dialog');
    if (dialog) listenForSteps(dialog, (direction) => stepByEvent(direction), listening.signal);
    return () => listening.abort();
  }, []);

  const { position, count } = neighbours;
  return (
    <>
      {count > 1 && (
        <>
          {STEPS.map(([direction, icon, key]) => (
            // At an end of the menu a button has `aria-disabled` instead of `disabled`, because a
            // disabled button would lose the focus.
            <button
              key={direction}
              type="button"
              data-step={direction}
              aria-label={copy[direction]}
              aria-disabled={neighbours[direction] === undefined}
              aria-keyshortcuts={key}
              onClick={() => step(direction)}
            >
              <Icon name={icon} />
            </button>
          ))}
          <bdi>{copy.position(position, count)}</bdi>
        </>
      )}
      <VisuallyHidden>
        <span ref={status} aria-live="polite">
          {hasStepped && copy.shown(name, position, count)}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The position of a product among the products that the page shows, and its neighbours. */
type Neighbours = {
  /** The slug of the product before; undefined for the first product and for a hidden one. */
  readonly previous: string | undefined;
  /** The slug of the product after; undefined for the last product and for a hidden one. */
  readonly next: string | undefined;
  /** Counts from 1; 0 for a product that the page hides. */
  readonly position: number;
  readonly count: number;
};

/** The search in the menu sets `hidden` on the cards and sections that have no match. */
const SHOWN = 'section:not([hidden]) article:not([hidden])';

/**
 * Finds the neighbours of a card in the order of the document. This is also the order on the
 * screen, because sorting a menu moves the cards in the document.
 */
function findNeighbours(card: Element): Neighbours {
  const ids = [...document.querySelectorAll(SHOWN)].map(({ id }) => id);
  const index = ids.indexOf(card.id);
  const slugAt = (at: number): string | undefined => {
    const id = index === -1 ? undefined : ids[at];
    return id && parseCardId(id);
  };
  return {
    previous: slugAt(index - 1),
    next: slugAt(index + 1),
    position: index + 1,
    count: ids.length,
  };
}

/** The restaurant and the category of a card, for a visitor whom a shared link led here. */
function findPlace(card: Element): string {
  const headings = [document.querySelector('h1'), card.closest('section')?.querySelector('h2')];
  return headings
    .map((heading) => heading?.textContent ?? '')
    .filter((text) => text !== '')
    .join(' · ');
}

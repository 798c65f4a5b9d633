import type { ReactNode } from 'react';
import orderStyles from '@/components/native-app/order.module.scss';
import { PageMain } from '@/components/chrome/page-main';
import { ProductFactList } from '@/components/menu/product-fact-list';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { QrCode } from '@/components/ui/qr-code';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import type { ExampleMenu } from '@/lib/all-menus/server/example-menu';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { showProductFacts } from '@/lib/restaurant/product-facts';
import { FeatureList, Hero, StoreSection } from './sections.tsx';
import styles from './partner-page.module.scss';
import { AppScene, KitchenScene, TableScene } from './partner-scenes.tsx';
import { OrderAheadScene } from './home-scenes.tsx';

const TRIAL_TERMS = `${routes.terms()}#perioada-de-proba` as const;
/** The table of the example code. */
const EXAMPLE_TABLE = '4';

type Props = {
  /** Undefined while no menu is known. The page then lacks the example. */
  readonly example: ExampleMenu | undefined;
};

export function PartnerPage({ example }: Props): ReactNode {
  const { brandName } = getSettings();
  const { eyebrow, heading, lead, offer, download } = partnerCopy;
  const { order, reserve, ahead } = partnerCopy;
  const [firstOffer, ...otherOffers] = offer;
  const reserveSteps = (
    <ol className={styles.arches}>
      {reserve.steps.map((step) => (
        <li key={step}>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
  const aheadText = (
    <>
      <p>{ahead.text}</p>
      <CreateAccount />
    </>
  );
  const features = [
    { id: 'comenzi_din_aplicatie', copy: order, scene: <AppScene />, body: <p>{order.text}</p> },
    { id: 'rezervari_de_masa', copy: reserve, scene: <TableScene />, body: reserveSteps },
    { id: 'fara_asteptare', copy: ahead, scene: <OrderAheadScene />, body: aheadText },
  ];
  return (
    <PageMain startsAtTop>
      <Hero eyebrow={eyebrow} heading={heading} lead={lead(brandName)} scene={<KitchenScene />}>
        <p>
          <strong>{firstOffer}</strong> {otherOffers.join(' ')}
        </p>
        <CreateAccount />
      </Hero>
      <Start />
      <Trial />
      <FeatureList features={features} />
      <GuestView example={example} />
      <Facts product={example?.explained} />
      <Questions />
      <StoreSection heading={download.heading} text={download.text} />
      <AccountBar />
    </PageMain>
  );
}

function CreateAccount(): ReactNode {
  return (
    <a href={getSettings().partnerPanelUrl} rel="noopener" className={buttonClass('action')}>
      {partnerCopy.createAccount}
    </a>
  );
}

/** Phones have the link in view at every scroll position, in the bar that menus have for the app. */
function AccountBar(): ReactNode {
  const { createAccount, createAccountTrial } = partnerCopy;
  return (
    <div className={orderStyles.bar}>
      <a href={getSettings().partnerPanelUrl} rel="noopener">
        <span>
          {createAccount}
          {createAccountTrial}
        </span>
      </a>
    </div>
  );
}

function Start(): ReactNode {
  const { label, heading, steps } = partnerCopy.start;
  return (
    <section aria-labelledby="cum_incepi" className={styles.section}>
      <p className={styles.label}>{label}</p>
      <h2 id="cum_incepi">{heading}</h2>
      <ol className={`${styles.arches} ${styles.columns}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trial(): ReactNode {
  const { label, heading, facts, terms } = partnerCopy.trial;
  return (
    <section aria-labelledby="perioada_de_proba" className={styles.section}>
      <div className={styles.night}>
        <p className={styles.label}>{label}</p>
        <h2 id="perioada_de_proba">{heading}</h2>
        <ul className={styles.columns}>
          {facts.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <CreateAccount />
          <a href={TRIAL_TERMS} className={styles.link}>
            {terms}
          </a>
        </div>
      </div>
    </section>
  );
}

function GuestView({ example }: Props): ReactNode {
  const { label, heading, text, openMenu, printCodes } = partnerCopy.guest;
  return (
    <section aria-labelledby="ce_vede_oaspetele" className={`${styles.section} ${styles.split}`}>
      <div className={styles.textColumn}>
        <p className={styles.label}>{label}</p>
        <h2 id="ce_vede_oaspetele">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {example && (
            <a
              href={formatMenuHref({ restaurantId: example.restaurantId })}
              className={buttonClass('quiet')}
            >
              {openMenu}
            </a>
          )}
          <ButtonLink href={routes.qrChooser()} tone="quiet">
            {printCodes}
          </ButtonLink>
        </div>
      </div>
      {example && (
        <div className={styles.demo}>
          <PhoneMenu {...example} />
          <TableCode {...example} />
        </div>
      )}
    </section>
  );
}

/**
 * A phone with products of a real menu. It is drawn, because the site allows no page to be framed,
 * not even by itself.
 */
function PhoneMenu({ restaurantId, restaurantName, category, products }: ExampleMenu): ReactNode {
  return (
    <figure className={styles.phoneFigure}>
      <div className={styles.phone}>
        <p className={styles.phoneHead}>{restaurantName}</p>
        <p className={styles.phoneCategory}>{category}</p>
        <ul className={styles.products}>
          {products.map(({ slug, name, priceRon, image }) => (
            <li key={slug}>
              <span>
                {name}
                <strong>{formatPrice(priceRon)}</strong>
              </span>
              <Picture use="thumb" address={image} alt="" restaurantId={restaurantId} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{partnerCopy.guest.menu(restaurantName)}</figcaption>
    </figure>
  );
}

/**
 * A card as it stands on a table. It is a link too, because a phone cannot scan itself. The code
 * contains the public origin, like the printed ones.
 */
function TableCode({ restaurantId, restaurantName }: ExampleMenu): ReactNode {
  const table = siteCopy.table.heading(EXAMPLE_TABLE);
  const path = routes.table({ restaurantId, tableId: EXAMPLE_TABLE });
  return (
    <figure className={styles.tableFigure}>
      <a href={path} className={styles.tableCard}>
        {restaurantName}
        <strong>{table}</strong>
        <QrCode
          address={`${getSettings().siteUrl}${path}`}
          label={partnerCopy.guest.codeOfTable(table)}
          className={styles.code}
        />
      </a>
      <figcaption>{partnerCopy.guest.tryCode}</figcaption>
    </figure>
  );
}

function Facts({ product }: { readonly product: Product | undefined }): ReactNode {
  const { label, heading, text } = partnerCopy.facts;
  return (
    <section aria-labelledby="alergeni_si_valori" className={`${styles.section} ${styles.split}`}>
      <div className={styles.textColumn}>
        <p className={styles.label}>{label}</p>
        <h2 id="alergeni_si_valori">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <CreateAccount />
      </div>
      {product && (
        <div className={styles.product}>
          <h3>{product.name}</h3>
          <strong>{formatPrice(product.priceRon)}</strong>
          <ProductFactList facts={showProductFacts(product, 'ro').lines} className={styles.facts} />
        </div>
      )}
    </section>
  );
}

function Questions(): ReactNode {
  const { supportPhone, supportEmail } = getSettings();
  const { questions } = partnerCopy;
  const { contact, call } = questions;
  const phone = formatPhoneLink(supportPhone);
  return (
    <section aria-labelledby="intrebari" className={`${styles.section} ${styles.split}`}>
      <div className={styles.textColumn}>
        <p className={styles.label}>{questions.label}</p>
        <h2 id="intrebari">{questions.heading}</h2>
        <p className={styles.text}>{contact}</p>
        <div className={styles.actions}>
          <a href={phone.href} className={buttonClass('quiet')}>
            {call(phone.label)}
          </a>
          <a href={`mailto:${supportEmail}`} className={buttonClass('quiet')}>
            {supportEmail}
          </a>
        </div>
      </div>
      <div>
        {questions.list.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <div className={`${styles.actions} ${styles.closing}`}>
          <CreateAccount />
        </div>
      </div>
    </section>
  );
}

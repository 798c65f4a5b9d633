import type { ReactNode } from 'react';
import { PasswordChangedNotice } from '@/components/account/password-changed-notice.client';
import { AppCode } from '@/components/app/app-code';
import { StoreButtons } from '@/components/app/store-buttons';
import { PageMain } from '@/components/chrome/page-main';
import { AllMenusForm } from '@/components/restaurants/all-menus-form';
import { StructuredData } from '@/components/seo/structured-data';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import type { RestaurantsAnswer } from '@/lib/provider/catalogue/get-restaurants';
import { structureHome } from '@/lib/seo/structured/structured-home';
import { Claims } from './claims.tsx';
import { EventDialog } from './event-dialog.tsx';
import { Hero } from './hero.tsx';
import { HomeFeatures } from './home-features.tsx';
import { RestaurantStrip } from './restaurant-strip.tsx';
import { HeroScene } from './scenes/hero-scene.tsx';
import { StoreSection } from './store-section.tsx';

/**
 * When the list of restaurants is not available, the page has the outcome 'unstored'. The page
 * cache does not store such a page, so the next visit renders the page again.
 */
export function HomePage({ answer }: { readonly answer: RestaurantsAnswer }): ReactNode {
  const { eyebrow, heading, lead, claims, stores } = homeCopy;
  return (
    <PageMain outcome={answer.outcome === 'down' ? 'unstored' : undefined}>
      <PasswordChangedNotice />
      <Hero eyebrow={eyebrow} heading={heading} lead={lead} scene={<HeroScene />}>
        <StoreButtons code={<AppCode />} />
        <AllMenusForm />
      </Hero>
      <Claims claims={claims} />
      <HomeFeatures />
      {answer.outcome === 'found' && <RestaurantStrip restaurants={answer.restaurants} />}
      <StoreSection heading={stores.heading} text={stores.text(getSettings().brandName)} />
      <EventDialog />
      <StructuredData path={routes.home()} graph={structureHome()} />
    </PageMain>
  );
}

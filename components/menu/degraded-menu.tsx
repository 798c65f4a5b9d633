import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/main/page-main';
import { MenuHero } from '@/components/menu/menu-hero';
import { ReloadLink } from '@/components/ui/reload-link';
import type { Language } from '@/lib/i18n/language';

type Props = { readonly name: string; readonly language: Language };

/**
 * Shown when the site cannot get the menu and has no older menu: the restaurant's name and a reload
 * link, but no error text (requirement M-17).
 */
export function DegradedMenu({ name, language }: Props): ReactNode {
  return (
    <PageMain outcome="degraded">
      <MenuHero name={name} image={undefined} schedule={{ kind: 'none' }} language={language}>
        <ReloadLink language={language} />
      </MenuHero>
    </PageMain>
  );
}

import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/main/page-main';
import { MenuHero } from '@/components/menu/menu-hero';
import { ReloadLink } from '@/components/ui/reload-link';

/** Shows a reload link and no error text (requirement M-17). */
export function DegradedMenu({ name }: { readonly name: string }): ReactNode {
  return (
    <PageMain mark="degraded">
      <MenuHero name={name} image={undefined} schedule={{ kind: 'none' }}>
        <ReloadLink />
      </MenuHero>
    </PageMain>
  );
}

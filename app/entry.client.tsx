import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { emptyFormsOfOthers } from './islands/forms-of-others.ts';
import { goBack } from './islands/go-back.ts';
import { closeMenusOnNavigation, openTraysOnHover } from './islands/nav-trays.ts';

// What the shells need on every page, hydrated or not.
emptyFormsOfOthers();
openTraysOnHover();
closeMenusOnNavigation();
goBack();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

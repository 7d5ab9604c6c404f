/** The one script of the static pages; application pages load it beside React for their header. */
import { fillHeader } from './header-session.ts';
import { closeMenusOnNavigation, openTraysOnHover } from './nav-trays.ts';

openTraysOnHover();
closeMenusOnNavigation();
fillHeader();

/** The one script of the static pages; of the application's, what their shells need is in `app/entry.client.tsx`. */
import { openDialogs } from './dialogs.ts';
import { bindQuestionSearch } from './faq-search.ts';
import { emptyFormsOfOthers } from './forms-of-others.ts';
import { saveDrafts } from './forms.ts';
import { goBack } from './go-back.ts';
import { fillHeader } from './header-session.ts';
import { inviteOnce } from './invitation.ts';
import { closeMenusOnNavigation, openTraysOnHover } from './nav-trays.ts';
import { bindNotices } from './notice.ts';
import { openPlayers } from './players.ts';
import { openTabs } from './tabs.ts';

emptyFormsOfOthers();
openTraysOnHover();
closeMenusOnNavigation();
fillHeader();
bindNotices();
openDialogs();
goBack();
openPlayers();
openTabs();
inviteOnce();
bindQuestionSearch();
saveDrafts();

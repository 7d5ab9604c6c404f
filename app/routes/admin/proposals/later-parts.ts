import { keepDrawn, later } from '#app/ui/later.tsx';

/* Parts of the page of a proposal whose code comes once it is alive: until then they stay as the server drew them. */

const loadAnswering = () => import('./answering.tsx');
export const Answering = keepDrawn(
  import.meta.env.SSR ? (await loadAnswering()).Answering : later(loadAnswering, 'Answering'),
);

const loadProposalPayments = () => import('./proposal-payments.tsx');
export const ProposalPayments = keepDrawn(
  import.meta.env.SSR
    ? (await loadProposalPayments()).ProposalPayments
    : later(loadProposalPayments, 'ProposalPayments'),
);

const loadConversation = () => import('./conversation.tsx');
export const Conversation = keepDrawn(
  import.meta.env.SSR
    ? (await loadConversation()).Conversation
    : later(loadConversation, 'Conversation'),
);

const loadProposalForms = () => import('./proposal-forms.tsx');
export const AssigneeForm = keepDrawn(
  import.meta.env.SSR
    ? (await loadProposalForms()).AssigneeForm
    : later(loadProposalForms, 'AssigneeForm'),
);
export const StatusForm = keepDrawn(
  import.meta.env.SSR
    ? (await loadProposalForms()).StatusForm
    : later(loadProposalForms, 'StatusForm'),
);

const loadMessageFacts = () => import('../message-facts.tsx');
export const MessageFacts = keepDrawn(
  import.meta.env.SSR
    ? (await loadMessageFacts()).MessageFacts
    : later(loadMessageFacts, 'MessageFacts'),
);

const loadNoteForm = async () => {
  const { NoteForm } = await import('./words-forms.tsx');
  return { NoteForm };
};
export const NoteForm = keepDrawn(
  import.meta.env.SSR ? (await loadNoteForm()).NoteForm : later(loadNoteForm, 'NoteForm'),
);

const loadReceivedForm = async () => {
  const { ReceivedForm } = await import('./words-forms.tsx');
  return { ReceivedForm };
};
export const ReceivedForm = keepDrawn(
  import.meta.env.SSR
    ? (await loadReceivedForm()).ReceivedForm
    : later(loadReceivedForm, 'ReceivedForm'),
);

const loadReplyForm = async () => {
  const { ReplyForm } = await import('./words-forms.tsx');
  return { ReplyForm };
};
export const ReplyForm = keepDrawn(
  import.meta.env.SSR ? (await loadReplyForm()).ReplyForm : later(loadReplyForm, 'ReplyForm'),
);

const loadProposalHistory = () => import('./proposal-history.tsx');
export const ProposalHistory = keepDrawn(
  import.meta.env.SSR
    ? (await loadProposalHistory()).ProposalHistory
    : later(loadProposalHistory, 'ProposalHistory'),
);

const loadProposalQuotes = () => import('../quotes/proposal-quotes.tsx');
export const ProposalQuotes = keepDrawn(
  import.meta.env.SSR
    ? (await loadProposalQuotes()).ProposalQuotes
    : later(loadProposalQuotes, 'ProposalQuotes'),
);

const loadTicketPanel = () => import('./ticket-panel.tsx');
export const TicketPanel = keepDrawn(
  import.meta.env.SSR
    ? (await loadTicketPanel()).TicketPanel
    : later(loadTicketPanel, 'TicketPanel'),
);

const loadWaitingReplies = () => import('./waiting-replies.tsx');
export const WaitingReplies = keepDrawn(
  import.meta.env.SSR
    ? (await loadWaitingReplies()).WaitingReplies
    : later(loadWaitingReplies, 'WaitingReplies'),
);

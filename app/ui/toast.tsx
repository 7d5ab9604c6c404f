import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { noticeLife, type Notice, staysOpen } from './notice.ts';
import './toast.css';

const ToastContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice above the page: `const toast = useToast()`. For what does not stand in the page itself. */
export const useToast = () => useContext(ToastContext);

type Toast = Notice & { id: number };
type Stack = { next: number; toasts: readonly Toast[] };
type Change = { show: Notice } | { close: number } | 'go on';

/** A notice takes the place of what would pass by itself, which may say the opposite, and of the same said before. */
const show = ({ next, toasts }: Stack, notice: Notice): Stack => ({
  next: next + 1,
  toasts: [
    ...toasts.filter(
      (one) => staysOpen(one) && (one.title !== notice.title || one.message !== notice.message),
    ),
    { ...notice, id: next },
  ],
});

function reduce(stack: Stack, change: Change): Stack {
  const keep = (stays: (toast: Toast) => boolean) => ({
    ...stack,
    toasts: stack.toasts.filter(stays),
  });
  if (change === 'go on') return keep(({ tone }) => tone !== 'error');
  return 'show' in change ? show(stack, change.show) : keep(({ id }) => id !== change.close);
}

/** Holds the notices of an application page. `notice` is the one the server sent with this page. */
export function ToastProvider(props: { notice: Notice | null; children: ReactNode }) {
  const [stack, change] = useReducer(reduce, props.notice, (notice) => {
    const empty: Stack = { next: 0, toasts: [] };
    return notice ? show(empty, notice) : empty;
  });

  // Whoever goes to another page, or sends a form again, has done something about what failed.
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  if (key !== place) {
    setPlace(key);
    change('go on');
  }

  // A new notice with a navigation is shown in the same render.
  const [seen, setSeen] = useState(props.notice);
  if (props.notice !== seen) {
    setSeen(props.notice);
    if (props.notice) change({ show: props.notice });
  }

  const cards = (toasts: readonly Toast[]) =>
    toasts.map((toast) => <ToastCard key={toast.id} toast={toast} change={change} />);

  // Always the same: another one would reach the parts whose code has not come, and take away what the server drew of them.
  const showNotice = useCallback((notice: Notice) => change({ show: notice }), []);
  return (
    <ToastContext value={showNotice}>
      <ToastRegion
        status={cards(stack.toasts.filter(({ tone }) => tone !== 'error'))}
        alert={cards(stack.toasts.filter(({ tone }) => tone === 'error'))}
      />
      {props.children}
    </ToastContext>
  );
}

/** The notice that the server sent with a page that is not hydrated; its script closes it. */
export function StaticToasts({ notice }: { notice: Notice | null }) {
  const card = notice && (
    <div
      className={`toast toast-${notice.tone} night`}
      data-notice={staysOpen(notice) ? 'stays' : 'passes'}
    >
      <ToastText notice={notice} />
      <button type="button" className="toast-close needs-script" aria-label="Cerrar aviso" />
    </div>
  );
  return notice?.tone === 'error' ? <ToastRegion alert={card} /> : <ToastRegion status={card} />;
}

/** Live regions stand in the page before their first notice, else it would not be read out. */
function ToastRegion(props: { status?: ReactNode; alert?: ReactNode }) {
  return (
    <section className="toasts" aria-label="Avisos">
      <div role="status">{props.status}</div>
      <div role="alert">{props.alert}</div>
    </section>
  );
}

/** One notice; it closes itself after a while unless it has to stay or is being read. */
function ToastCard({ toast, change }: { toast: Toast; change: Dispatch<Change> }) {
  const [held, setHeld] = useState(false);
  const { id } = toast;
  const lasting = held || staysOpen(toast);
  useEffect(() => {
    if (lasting) return;
    const timer = setTimeout(() => change({ close: id }), noticeLife);
    return () => clearTimeout(timer);
  }, [lasting, id, change]);

  return (
    <div
      className={`toast toast-${toast.tone} night`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastText notice={toast} />
      <button
        type="button"
        className="toast-close"
        aria-label="Cerrar aviso"
        onClick={() => change({ close: id })}
      />
    </div>
  );
}

const ToastText = ({ notice }: { notice: Notice }) => (
  <div className="toast-text">
    <p className="toast-title">{notice.title}</p>
    {notice.message && <p>{notice.message}</p>}
    {notice.link && (
      <p>
        <a href={notice.link.href}>{notice.link.label}</a>
      </p>
    )}
  </div>
);

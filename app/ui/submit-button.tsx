import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from './button.tsx';

/**
 * Sends the form that it stands in. While a form of the page is on its way no other can be sent, and the button of that
 * one says what is being done. On a page with several forms each has its own `intent`, which is posted with it.
 */
export function SubmitButton({
  intent,
  busy,
  disabled = false,
  children,
  ...look
}: {
  intent?: string;
  /** What it says while its form is on its way. */
  busy?: string;
  /** It would change nothing. */
  disabled?: boolean;
  children: ReactNode;
} & Pick<ComponentProps<typeof Button>, 'look' | 'small'>) {
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST';
  const isOwn = isSending && (intent === undefined || formData?.get('intent') === intent);
  return (
    <Button
      {...look}
      type="submit"
      {...(intent !== undefined && { name: 'intent', value: intent })}
      disabled={disabled || isSending}
    >
      {isOwn && busy ? busy : children}
    </Button>
  );
}

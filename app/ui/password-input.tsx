import { useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { TextInput } from './text-input.tsx';
import './password-input.css';

/** A password field whose text can be shown. Without scripting it is a plain password field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <TextInput {...props} type={shown ? 'text' : 'password'} />
      <Button
        look="quiet"
        icon
        aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </Button>
    </div>
  );
}

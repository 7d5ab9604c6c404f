import { type PaymentConfig, paypalEnvironment, wompiEnvironment } from './payment-variables.ts';

/** Of each provider that moves no money, a sentence for the operator of the real site, who may be trying it. */
export function sandboxWarnings({ wompi, paypal }: PaymentConfig): string[] {
  return [
    ...(wompi && wompiEnvironment(wompi) === 'sandbox'
      ? [
          warning(
            'Wompi',
            wompi.publicKey.startsWith('pub_prod_')
              ? 'quita WOMPI_API_URL'
              : 'pon las cuatro llaves de producción, sin WOMPI_API_URL',
          ),
        ]
      : []),
    ...(paypal && paypalEnvironment(paypal) === 'sandbox'
      ? [warning('PayPal', 'pon las llaves de producción, sin PAYPAL_API_URL')]
      : []),
  ];
}

const warning = (provider: string, cure: string): string =>
  `${provider} está en pruebas: lo que alguien «paga» ahí no es dinero, aunque el pedido quede pagado; antes de abrir el sitio, ${cure}.`;

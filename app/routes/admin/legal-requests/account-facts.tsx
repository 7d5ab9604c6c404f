import {
  accountTypes,
  documentTypes,
  type RefundAccount,
} from '#packages/legal-requests/src/index.ts';

/** Where the studio sends money back. Marks that turn the direction of a text stay within it. */
export const AccountFacts = ({ account }: { account: RefundAccount }) => (
  <dl className="desk-facts">
    <dt>Banco</dt>
    <dd>
      <bdi>{account.bank}</bdi>
    </dd>
    <dt>Cuenta</dt>
    <dd>
      {accountTypes[account.accountType]}, {account.accountNumber}
    </dd>
    <dt>Titular</dt>
    <dd>
      <bdi>{account.holder}</bdi>
    </dd>
    <dt>Documento</dt>
    <dd>
      {documentTypes[account.holderDocumentType]} {account.holderDocument}
    </dd>
  </dl>
);

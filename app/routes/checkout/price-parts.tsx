type Parts = { parts: readonly { name: string; value: string }[] };

/** What the price of a service is made of for a member, in a list of facts. */
export const PriceParts = ({ parts }: Parts) =>
  parts.map(({ name, value }) => (
    <div key={name} className="checkout-part">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));

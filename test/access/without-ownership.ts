import {
  type BinaryOperationNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  ValueNode,
} from 'kysely';

/** Makes each comparison with the id of one of these people true: the statements are those without their ownership. */
export function withoutOwnership(people: ReadonlySet<unknown>): KyselyPlugin {
  const remover = new OwnershipRemover(people);
  return {
    transformQuery: ({ node }) => remover.transformNode(node),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

class OwnershipRemover extends OperationNodeTransformer {
  readonly #people: ReadonlySet<unknown>;

  constructor(people: ReadonlySet<unknown>) {
    super();
    this.#people = people;
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node);
    const isOwnership = ValueNode.is(rightOperand) && this.#people.has(rightOperand.value);
    return {
      ...node,
      leftOperand: isOwnership ? rightOperand : leftOperand,
      operator,
      rightOperand,
    };
  }
}

import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type PostgresPool,
  type QueryCompiler,
} from 'kysely';

/** Lists of values that are compared with `in` are one parameter, so that lists of all lengths have the same text. */
export class ListsAsParameters extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const operator = OperatorNode.is(node.operator) ? node.operator.operator : undefined;
    if ((operator !== 'in' && operator !== 'not in') || !PrimitiveValueListNode.is(node.rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(node.leftOperand);
    this.append(operator === 'in' ? ' = any(' : ' <> all(');
    this.appendValue([...node.rightOperand.values]);
    this.append(')');
  }
}

class DatabaseDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new ListsAsParameters();
  }
}

export const postgresDialect = (pool: PostgresPool | (() => Promise<PostgresPool>)): PostgresDialect =>
  new DatabaseDialect({ pool });

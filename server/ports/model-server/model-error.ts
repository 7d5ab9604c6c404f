/**
 * Why a model gave nothing: whoever asked left (`left`); it took too long (`late`), or fell silent (`silent`); its server is not there
 * (`unreachable`), said no (`status`, `refused`), broke off (`failed`, `cut`), sent what is not what was asked for (`not-a-stream`,
 * `malformed`, `no-picture`), too much of it (`oversized`), nothing (`empty`), or an address where it would be (`elsewhere`).
 */
type Kind =
  | 'left'
  | 'late'
  | 'silent'
  | 'unreachable'
  | 'status'
  | 'refused'
  | 'failed'
  | 'cut'
  | 'not-a-stream'
  | 'malformed'
  | 'no-picture'
  | 'oversized'
  | 'empty'
  | 'elsewhere';

/** Its message holds nothing of what was asked or sent, and no key. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: Kind;

  constructor(kind: Kind, detail = '') {
    super(`${kind}${detail && ` ${detail}`}`);
    this.kind = kind;
  }
}

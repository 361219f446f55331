/** A part the shop leans on did not do its work: it gave no answer, failed inside, repeated an earlier failure, or was too busy. */
export class Outage extends Error {
  override name = 'Outage';
  readonly part: 'database' | 'payments';
  readonly kind: 'silent' | 'broken' | 'repeated' | 'busy';

  constructor(part: Outage['part'], kind: Outage['kind'], cause: unknown) {
    super(`${part}: ${kind}`, { cause });
    this.part = part;
    this.kind = kind;
  }
}

/** The payment provider will not make a payment page of what it was given; `param` says which part. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal';
  readonly param: string | undefined;

  constructor(param: string | undefined, cause: unknown) {
    super(`The payment provider refused ${param ?? 'what it was given'}`, { cause });
    this.param = param;
  }
}

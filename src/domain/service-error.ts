/**
 * A service the shop depends on failed: `timeout` is no response in time (or no connection), `server-error` a 5xx
 * or a key that it rejects (401, 403), `replayed-error` an earlier failure replayed for the same idempotency key,
 * `conflict` a 409 or 429.
 */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly service: 'database' | 'payments';
  readonly kind: 'timeout' | 'server-error' | 'replayed-error' | 'conflict';

  constructor(service: ServiceError['service'], kind: ServiceError['kind'], cause: unknown) {
    super(`${service}: ${kind}`, { cause });
    this.service = service;
    this.kind = kind;
  }
}

/** The payment provider rejected a request as invalid; `param` names the parameter where the provider does. */
export class PaymentRequestError extends Error {
  override name = 'PaymentRequestError';
  readonly param: string | undefined;

  constructor(param: string | undefined, cause: unknown) {
    super(`The payment provider rejected ${param ?? 'the request'}`, { cause });
    this.param = param;
  }
}
